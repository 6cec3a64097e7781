import { lateChunk } from './late-chunk.ts'

/** What plays with the server: whoever watches a run, or looks at one that is over, needs none of it. */
export const livePlay = lateChunk(() => import('./components/LivePlay.tsx'))

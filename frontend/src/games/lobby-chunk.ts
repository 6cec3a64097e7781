import { lateChunk } from './late-chunk.ts'

/** What stands before a game: asked for beside the game itself, for whoever comes to play and not to a run. */
export const lobby = lateChunk(() => import('./components/Lobby.tsx'))

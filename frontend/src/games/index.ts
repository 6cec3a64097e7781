import { lazy } from 'react'
import { loadChunk } from '../kernel/chunks.ts'

/** What the pages of other modules may use of games. */
export { DailyCard } from './components/DailyCard.tsx'

/** A level as it is played while it is drawn, loaded when somebody wants to. */
export const PlayTest = lazy(async () => ({
  default: (await loadChunk(() => import('./snake/PlayTest.tsx'))).PlayTest,
}))
export { clockText } from './components/clock-text.ts'
export { LazyGamePicture } from './drawings/LazyGamePicture.tsx'

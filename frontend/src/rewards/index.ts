/** What the pages of other modules may use of points. */
export { AttemptRewards } from './components/AttemptRewards.tsx'
export { PlayerSettings } from './components/PlayerSettings.tsx'
export { PointsMark } from './components/PointsMark.tsx'
export { QuizRanking } from './components/QuizRanking.tsx'

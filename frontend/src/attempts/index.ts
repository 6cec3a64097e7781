/** What other modules' pages may use of taking quizzes. */
export { PlayButtons } from './components/PlayButtons.tsx'
export { PlayFault } from './components/PlayFault.tsx'
export { attemptHistory } from './resources.ts'
export { useTitle } from './useTitle.ts'

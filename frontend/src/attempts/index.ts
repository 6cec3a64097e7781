/** What other modules' pages may use of taking quizzes. */
export { PlayButtons } from './components/PlayButtons.tsx'
export { attemptHistory } from './resources.ts'

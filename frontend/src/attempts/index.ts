/** What other modules' pages may use of taking quizzes. */
export { KeptQuizzes } from './components/KeptQuizzes.tsx'
export { PlayButtons } from './components/PlayButtons.tsx'
export { PlayFault } from './components/PlayFault.tsx'
export { Review } from './components/Review.tsx'
export { attemptHistory } from './resources.ts'
export { useKeepHistory } from './useKeepHistory.ts'
export { usePlayQuiz } from './usePlayQuiz.ts'
export { useTitle } from './useTitle.ts'

/** What other modules' pages may use of quizzes. */
export { TryQuiz } from './components/TryQuiz.tsx'
export { listedQuizzes } from './resources.ts'

/** What other modules' pages may use of contested keys. */
export { LazyContestKey } from './components/LazyContestKey.tsx'
export { QuizContests } from './components/QuizContests.tsx'
export { isContestIntended } from './contest-intent.ts'

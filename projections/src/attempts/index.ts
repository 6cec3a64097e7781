export { attemptView, readAttempt } from './attempt-view.ts'

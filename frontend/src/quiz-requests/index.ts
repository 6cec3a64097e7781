/** What other modules' pages may use of requests for quizzes. */
export { AskTeacher } from './components/AskTeacher.tsx'
export { WaitingRequests } from './components/WaitingRequests.tsx'

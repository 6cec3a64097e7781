/** What other modules' pages may use of the profiles. */
export { currentUser } from './resources.ts'

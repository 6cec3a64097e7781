/** What other modules' pages may use of the accounts. */
export { AcceptTerms, termsFault } from './components/AcceptTerms.tsx'
export { NewPassword, repeatFault } from './components/NewPassword.tsx'
export { Security } from './components/Security.tsx'

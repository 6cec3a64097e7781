/** What other modules' pages may use of the accounts. */
export { NewPassword, repeatFault } from './components/NewPassword.tsx'

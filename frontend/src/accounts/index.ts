/** What other modules' pages may use of the accounts. */
export { AcceptTerms, termsFault } from './components/AcceptTerms.tsx'
export { ChangePassword } from './components/ChangePassword.tsx'
export { NewPassword, repeatFault } from './components/NewPassword.tsx'
export { Security } from './components/Security.tsx'
export { useDeviceName } from './useDeviceName.ts'

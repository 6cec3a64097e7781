/** What the settings show of a person's own data. */
export { Acceptances } from './components/Acceptances.tsx'
export { DeleteAccount } from './components/DeleteAccount.tsx'
export { ExportForm } from './components/ExportForm.tsx'

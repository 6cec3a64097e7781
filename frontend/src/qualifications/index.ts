/** What other modules' pages may use of the qualifications. */
export { OwnQualifications } from './components/OwnQualifications.tsx'
export { Qualifications } from './components/Qualifications.tsx'

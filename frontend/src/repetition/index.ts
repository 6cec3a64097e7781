/** What other modules' pages may use of repetition. */
export { LazyHelp } from './components/LazyHelp.tsx'
export { LazyStudentMisses } from './components/LazyStudentMisses.tsx'
export { MissesSwitch } from './components/MissesSwitch.tsx'
export { useDueCount } from './useDueCount.ts'

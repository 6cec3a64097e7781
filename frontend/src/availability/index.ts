/** What the pages of other modules may use. */
export { LazyGroupForm } from './components/LazyGroupForm.tsx'
export { WeekAtAGlance } from './components/WeekAtAGlance.tsx'
export { EMPTY_GROUP, hasTime, weekMinutes } from './entries.ts'
export { availabilityGroups } from './resources.ts'

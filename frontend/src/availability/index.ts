/** What the pages of other modules may use. */
export { GroupForm } from './components/GroupForm.tsx'
export { WeekAtAGlance } from './components/WeekAtAGlance.tsx'
export { EMPTY_GROUP, hasTime, weekMinutes } from './entries.ts'
export { availabilityGroups } from './resources.ts'

/** What the pages of other modules may use. */
export { DailyCap } from './components/DailyCap.tsx'
export { FreeTimePicker } from './components/FreeTimePicker.tsx'
export { OwnTime } from './components/OwnTime.tsx'
export { TimesOff } from './components/TimesOff.tsx'
export { OtherZoneNote } from './components/ZoneNote.tsx'
export { isAboutTime } from './near-slots.ts'

/** What other modules' pages may use of the profiles. */
export { AvatarShown } from './components/AvatarShown.tsx'
export { currentUser, teacherTime } from './resources.ts'

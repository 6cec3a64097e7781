/** What the pages of other modules may use of avatars. */
export { partTitle } from './components/part-names.ts'

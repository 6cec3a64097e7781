/** What the pages of other modules may use. */
export { NextLessons } from './components/NextLessons.tsx'

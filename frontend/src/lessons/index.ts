/** What the pages of other modules may use. */
export { LazyJoinNext } from './components/LazyJoinNext.tsx'
export { NextLessons } from './components/NextLessons.tsx'

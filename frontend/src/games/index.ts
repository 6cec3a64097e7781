/** What the pages of other modules may use of games. */
export { DailyCard } from './components/DailyCard.tsx'

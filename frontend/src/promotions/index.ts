/** What other modules' pages may use of promotions. */
export { FirstLessonPrice } from './components/FirstLessonPrice.tsx'

/** What other modules' pages may use of the landing page. */
export { SearchForm } from './components/SearchForm.tsx'

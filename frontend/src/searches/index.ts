/** What other modules' pages may use of favourites and saved searches. */
export { FavouriteButton } from './components/FavouriteButton.tsx'
export { SaveSearchButton } from './components/SaveSearchButton.tsx'

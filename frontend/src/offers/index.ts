/** What other modules' pages may use of the offers. */
export { useFilterWords } from './components/AppliedFilters.tsx'
export { OfferCard } from './components/OfferCard.tsx'
export { Paragraphs } from './components/Paragraphs.tsx'
export { foundOffers } from './resources.ts'
export { useCityName } from './useCityName.ts'
export { useNewPage } from './useNewPage.ts'
export { useWords } from './useWords.ts'

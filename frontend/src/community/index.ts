/** What other modules' pages may use of the community. */
export { OpinionCard } from './components/OpinionCard.tsx'
export { opinionSummary } from './resources.ts'

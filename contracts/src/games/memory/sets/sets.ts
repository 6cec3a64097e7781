import type { MemorySet } from './set.ts'

/**
 * What can lie on the tiles of memory (GAM-02): pairs that belong together, by subject. Whoever chooses a set needs its
 * name alone; its pairs stand in `pairs.ts`.
 */
export const SETS = [
  { id: 'shapes', subject_id: null, pl: 'Rysunki', en: 'Drawings', is_drawn: true },
  { id: 'capitals', subject_id: 'geography', pl: 'Stolice Europy', en: 'Capitals of Europe' },
  { id: 'elements', subject_id: 'chemistry', pl: 'Pierwiastki i symbole', en: 'Elements and symbols' },
  { id: 'products', subject_id: 'maths', pl: 'Tabliczka mnożenia', en: 'Times tables' },
  { id: 'english', subject_id: 'english', pl: 'Angielski: na co dzień', en: 'Polish and English: every day' },
  { id: 'animals', subject_id: 'biology', pl: 'Zwierzęta i ich młode', en: 'Animals and their young' },
  { id: 'squares', subject_id: 'maths', pl: 'Kwadraty liczb', en: 'Squares' },
  { id: 'german', subject_id: 'german', pl: 'Niemiecki: na co dzień', en: 'Polish and German: every day' },
  { id: 'units', subject_id: 'physics', pl: 'Wielkości i jednostki', en: 'Quantities and units' },
  { id: 'authors', subject_id: 'polish', pl: 'Autorzy i dzieła', en: 'Polish authors and works' },
  { id: 'percents', subject_id: 'maths', pl: 'Ułamki i procenty', en: 'Fractions and per cent' },
  { id: 'dates', subject_id: 'history', pl: 'Daty z historii', en: 'Dates of history' },
  { id: 'spanish', subject_id: 'spanish', pl: 'Hiszpański: na co dzień', en: 'Polish and Spanish: every day' },
  { id: 'rivers', subject_id: 'geography', pl: 'Miasta i rzeki', en: 'Cities and rivers' },
  { id: 'formulas', subject_id: 'maths', pl: 'Wzory: figury i bryły', en: 'Formulas: shapes and solids' },
  { id: 'body', subject_id: 'biology', pl: 'Ciało: co robi który narząd', en: 'The body: what does what' },
  { id: 'binary', subject_id: 'it', pl: 'Liczby dwójkowe', en: 'Binary numbers' },
] as const satisfies readonly MemorySet[]

export const SET_IDS = SETS.map(({ id }) => id)
export type SetId = (typeof SETS)[number]['id']

export function setOf(id: string): MemorySet | undefined {
  return SETS.find((set) => set.id === id)
}

export function isSetId(id: string): id is SetId {
  return setOf(id) !== undefined
}

/** What back-office sections of other modules are made of. */
export { AdminTable } from './components/AdminTable.tsx'
export { Code, Facts } from './components/Facts.tsx'
export { FilterBy } from './components/FilterBy.tsx'
export { FoundRows } from './components/FoundRows.tsx'
export { SearchBox } from './components/SearchBox.tsx'
export { TableTools } from './components/TableTools.tsx'
export { usePolling } from './usePolling.ts'
export { orderOf, sortOf, useTable } from './useTable.ts'

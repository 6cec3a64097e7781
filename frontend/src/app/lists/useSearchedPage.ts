import { useSearchParams } from 'react-router'
import { useTypedSearch } from '../../ui/fields/useTypedSearch.ts'
import { readPage } from './read-page.ts'

const SEARCH_MAX = 100

/** Search and page of a list, kept in the address; what is searched for begins at the first page. */
export function useSearchedPage() {
  const [params, setParams] = useSearchParams()
  const q = (params.get('q') ?? '').slice(0, SEARCH_MAX)
  const page = readPage(params)
  const goTo = (q: string, page: number) =>
    setParams({ ...(q === '' ? {} : { q }), ...(page === 1 ? {} : { page: String(page) }) })
  return {
    page,
    /** Nothing is searched for, and the list is at its beginning. */
    isWhole: q === '' && page === 1,
    input: { page, ...(q === '' ? {} : { q }) },
    search: useTypedSearch(q, (text) => goTo(text.trim(), 1)),
    goTo: (next: number) => goTo(q, next),
  }
}

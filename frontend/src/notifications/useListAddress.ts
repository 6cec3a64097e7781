import { useSearchParams } from 'react-router'
import { readPage } from '../app/lists/read-page.ts'

type Show = 'all' | 'unseen'

/** What the list shows, kept in the address: `?show=unseen&page=2`; its beginning leaves the address clean. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const show: Show = params.get('show') === 'unseen' ? 'unseen' : 'all'
  const page = readPage(params)
  const to = (show: Show, page: number) => ({
    ...(show === 'all' ? {} : { show }),
    ...(page === 1 ? {} : { page: String(page) }),
  })
  return {
    show,
    page,
    /** A filter begins at its first page. */
    choose: (chosen: Show) => setParams(to(chosen, 1), { replace: true, preventScrollReset: true }),
    goTo: (next: number) => setParams(to(show, next)),
  }
}

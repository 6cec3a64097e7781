import { useSearchParams } from 'react-router'

type Show = 'all' | 'unseen'

/** What the list shows, kept in the address: `?show=unseen&page=2`; its beginning leaves the address clean. */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const show: Show = params.get('show') === 'unseen' ? 'unseen' : 'all'
  const asked = Number(params.get('page') ?? '1')
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1
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

import type { ComponentProps, ReactNode } from 'react'
import { PagedList } from './PagedList.tsx'
import { StableRows } from './StableRows.tsx'

type Paging = Pick<ComponentProps<typeof PagedList>, 'page' | 'onPage' | 'busy'>

interface Props<Row> extends Paging {
  /** What the answer says of its page; null before it is there. */
  readonly meta: { readonly has_next_page?: boolean } | null
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Names the question that the rows answer. */
  readonly from: string
  /** Keys of the rows that the person acted on. */
  readonly sent?: ReadonlySet<string>
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A page of rows that do not move under the hand, with its way back and on. */
export function PagedRows<Row>({ page, onPage, busy = false, meta, ...rows }: Props<Row>) {
  return (
    <PagedList page={page} hasNextPage={meta?.has_next_page ?? false} busy={busy} onPage={onPage}>
      <StableRows {...rows} />
    </PagedList>
  )
}

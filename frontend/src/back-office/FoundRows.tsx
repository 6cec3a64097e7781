import { STAFF_ROWS_MAX } from '@kredka/contracts/kernel/staff-lists'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import type { ResourceState } from '../kernel/resource-state.ts'
import { Stack } from '../ui/layout.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { ResourceView } from '../ui/ResourceView.tsx'
import { RowsFromContext } from './rows-from.ts'
import { useTable } from './useTable.ts'

interface Props<T> {
  readonly found: ResourceState<readonly T[]> & { readonly refresh: () => void }
  /** Instead of the rows where there are none. */
  readonly empty: ReactNode
  /** The table. While another page is on its way it is dimmed from here. */
  readonly children: (rows: readonly T[]) => ReactNode
}

/** What a search of the back office found, page by page; the page stands in the address (ADM-02). */
export function FoundRows<T>({ found, empty, children }: Props<T>) {
  const t = useText()
  const { page, change } = useTable()
  const { page_size = 0, has_next_page = false, more_people = false } = found.meta ?? {}
  const isLast = !has_next_page && page * page_size >= STAFF_ROWS_MAX
  return (
    <ResourceView of={found}>
      {(rows, busy) => (
        <Stack>
          {more_people && <Notice>{t('back_office.more_people')}</Notice>}
          {rows.length === 0 && page === 1 ? (
            empty
          ) : (
            <PagedList
              page={page}
              hasNextPage={has_next_page}
              busy={busy}
              onPage={(next) => change({ page: String(next) })}
            >
              {/* what somebody here asked for shows at once; what others did is kept from moving under the hand */}
              <RowsFromContext value={busy ? 'loading' : found.key}>{children(rows)}</RowsFromContext>
            </PagedList>
          )}
          {isLast && <Notice>{t('back_office.rows_end', { count: STAFF_ROWS_MAX })}</Notice>}
        </Stack>
      )}
    </ResourceView>
  )
}

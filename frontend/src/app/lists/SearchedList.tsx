import type { ReactNode } from 'react'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import type { ResourceState } from '../../kernel/resource-state.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PagedRows } from '../../ui/PagedRows.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { NothingFound } from '../../ui/states.tsx'
import classes from './searched-list.module.css'
import type { useSearchedPage } from './useSearchedPage.ts'

interface Props<Row> {
  readonly at: ReturnType<typeof useSearchedPage>
  readonly of: ResourceState<readonly Row[]> & { readonly refresh: () => void }
  readonly searchLabel: TextId
  /** What stands there where the whole list is empty; without a search then. */
  readonly none: ReactNode
  readonly noneFound: TextId
  /** Beside the search: the order, say. */
  readonly beside?: ReactNode
  /** As many columns as fit. */
  readonly inColumns?: boolean
  readonly children: (row: Row) => ReactNode
}

/** A list of cards that is searched by words and read page by page. */
export function SearchedList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { at, of, searchLabel, none, noneFound, beside, inColumns, children } = props
  const t = useText()
  return (
    <Stack space={4}>
      {!isEmpty(props) && (
        <div className={classes.search}>
          <TextInput
            label={t(searchLabel)}
            labelHidden
            type="search"
            icon="search"
            clearable
            placeholder={t(searchLabel)}
            {...at.search}
          />
          {beside}
        </div>
      )}
      <ResourceView of={of}>
        {(rows, busy) =>
          rows.length === 0 ? (
            at.isWhole ? (
              none
            ) : (
              <NothingFound>{t(noneFound)}</NothingFound>
            )
          ) : (
            <PagedRows
              page={at.page}
              meta={of.meta}
              busy={busy}
              onPage={at.goTo}
              rows={rows}
              keyOf={({ id }) => id}
              from={JSON.stringify(at.input)}
            >
              {(stable) => (
                <ul className={classes.list} data-columns={inColumns || undefined}>
                  {stable.map((row) => (
                    <li key={row.id}>{children(row)}</li>
                  ))}
                </ul>
              )}
            </PagedRows>
          )
        }
      </ResourceView>
    </Stack>
  )
}

/** The whole list is there and has no row. */
export function isEmpty({ at, of }: Pick<Props<unknown>, 'at' | 'of'>): boolean {
  return at.isWhole && of.data?.length === 0
}

import type { ActView } from '@kredka/contracts/admin/views'
import type { TextId } from '../i18n/text-ids.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { Stack } from '../ui/layout.tsx'
import type { Column } from '../ui/Table.tsx'
import { AdminTable } from './AdminTable.tsx'
import { Who } from './Who.tsx'

interface Props<Act extends ActView> {
  /** The newest first. */
  readonly acts: readonly Act[]
  /** What was done, by the type of the act. */
  readonly words: Readonly<Record<string, TextId>>
  /** Default: 'History'. */
  readonly title?: TextId
  /** Instead of the table where nothing was done yet. */
  readonly none?: TextId
  /** Below the title of a dialog, which is a heading of the second level itself. */
  readonly nested?: boolean
  /** Columns beside when, what, who and why. */
  readonly more?: readonly Column<Act>[]
}

/** What was done with a thing that staff look after: when, what, by whom and why (EVT-11, ADM-03). */
export function History<Act extends ActView>(props: Props<Act>) {
  const {
    acts,
    words,
    title = 'back_office.history',
    none = 'back_office.no_history',
    more = [],
    nested = false,
  } = props
  const Heading = nested ? 'h3' : 'h2'
  const t = useText()
  const format = useFormat()
  const columns: readonly Column<Act>[] = [
    { key: 'at', label: t('back_office.when'), oneLine: true, cell: ({ at }) => format.dateTime(at) },
    {
      key: 'what',
      label: t('back_office.what'),
      cell: ({ type }) => (words[type] === undefined ? type : t(words[type])),
    },
    { key: 'who', label: t('back_office.who'), cell: ({ actor }) => <Who actor={actor} /> },
    ...more,
    { key: 'why', label: t('back_office.reason'), cell: ({ reason }) => reason ?? '' },
  ]
  return (
    <Stack space={3}>
      <Heading>{t(title)}</Heading>
      {acts.length === 0 ? (
        <p>{t(none)}</p>
      ) : (
        <AdminTable label={t(title)} columns={columns} rows={acts} keyOf={({ id }) => id} />
      )}
    </Stack>
  )
}

import { ISSUE_SORTS } from '@kredka/contracts/newsletter/rules'
import type { IssueRowView, NewsletterCountsView } from '@kredka/contracts/newsletter/views'
import { Link } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { FoundRows } from '../../back-office/FoundRows.tsx'
import { useSearchedTable } from '../../back-office/useSearchedTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { issues, newsletterCounts } from '../resources.ts'
import classes from './newsletter-page.module.css'
import { ISSUE_STATE_KINDS } from './state-kinds.ts'

/** How many get the newsletter, and every issue so far; no addresses (CNT-01, ADM-02). */
export function IssueList() {
  const t = useText()
  const path = usePath()
  const table = useSearchedTable({ filters: {}, sorts: ISSUE_SORTS })
  const counts = useResource(newsletterCounts, {})
  const found = useResource(issues, table.query)
  return (
    <Stack space={5}>
      <PageHeader
        title={t('newsletter.title')}
        about={t('newsletter.admin_about')}
        actions={
          <Button look="primary" icon="plus" to={`${path('admin.newsletter')}?issue=new`}>
            {t('newsletter.new_issue')}
          </Button>
        }
      />
      <ResourceView of={counts}>{(numbers) => <Counts counts={numbers} />}</ResourceView>
      <FoundRows
        found={found}
        empty={<EmptyState title={t('newsletter.no_issues')}>{t('newsletter.no_issues_about')}</EmptyState>}
      >
        {(rows) => <Issues rows={rows} table={table} />}
      </FoundRows>
    </Stack>
  )
}

function Counts({ counts }: { readonly counts: NewsletterCountsView }) {
  const t = useText()
  const format = useFormat()
  const numbers = ['subscribed', 'subscribed_pl', 'subscribed_en', 'unconfirmed'] as const
  return (
    <dl className={classes.counts}>
      {numbers.map((name) => (
        <div key={name}>
          <dt>{t(`newsletter.count_${name}`)}</dt>
          <dd>{format.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

interface IssuesProps {
  readonly rows: readonly IssueRowView[]
  readonly table: Pick<ReturnType<typeof useSearchedTable>, 'sort' | 'order'>
}

function Issues({ rows, table: { sort, order } }: IssuesProps) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const language = useLanguage()
  const columns: readonly Column<IssueRowView>[] = [
    {
      key: 'subject',
      label: t('newsletter.subject'),
      cell: (row) => (
        <Link to={`${path('admin.newsletter')}?issue=${row.id}`}>
          {language === 'pl' ? row.subject_pl : row.subject_en}
        </Link>
      ),
    },
    {
      key: 'state',
      label: t('newsletter.state'),
      sortable: true,
      cell: ({ state }) => <StatusLabel kind={ISSUE_STATE_KINDS[state]}>{t(`newsletter.state_${state}`)}</StatusLabel>,
    },
    {
      key: 'recipients',
      label: t('newsletter.recipients'),
      numeric: true,
      sortable: true,
      cell: ({ state, recipients }) => (state === 'draft' ? '—' : format.number(recipients)),
    },
    {
      key: 'saved_at',
      label: t('newsletter.saved_at'),
      oneLine: true,
      sortable: true,
      cell: ({ saved_at }) => format.dateTime(saved_at),
    },
    {
      key: 'sent_at',
      label: t('newsletter.sent_at'),
      oneLine: true,
      sortable: true,
      cell: ({ sent_at }) => (sent_at === null ? '—' : format.dateTime(sent_at)),
    },
  ]
  return (
    <AdminTable
      label={t('newsletter.issues')}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      {...(sort !== undefined && { sort })}
      onSort={order}
    />
  )
}

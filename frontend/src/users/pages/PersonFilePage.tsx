import { openPersonFile } from '@kredka/contracts/privacy/endpoints'
import type { ExportedEvent, ExportFile } from '@kredka/contracts/privacy/views'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { AdminTable } from '../../back-office/AdminTable.tsx'
import { Code } from '../../back-office/Facts.tsx'
import { LogLinks } from '../../back-office/LogLinks.tsx'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { State } from '../../ui/states.tsx'
import type { Column } from '../../ui/Table.tsx'
import { personDetail, personFile } from '../resources.ts'
import { saveJson } from '../save-json.ts'
import classes from './person-file-page.module.css'

/** Everything that the site knows of a person, for a reason: what their own export holds (EVT-10, ADM-03). */
export function PersonFilePage() {
  const { id = '' } = useParams()
  const t = useText()
  const path = usePath()
  const [isOpen, setOpen] = useState(false)
  const found = useResource(personFile, isOpen ? { id } : null)
  const file = found.data
  const name = useResource(personDetail, { id }).data?.name
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[
          { label: t('users.users'), to: path('admin.users') },
          { label: name ?? id, to: path('admin.user', { id }) },
          { label: t('users.file') },
        ]}
        title={t('users.file')}
        about={t('users.file_about')}
        actions={
          file != null && (
            <Button icon="download" onClick={() => saveJson(file, `kredka-${id}.json`)}>
              {t('users.file_save')}
            </Button>
          )
        }
      />
      <LogLinks person={id} />
      {isOpen ? (
        <ResourceView of={found}>{(shown) => <File file={shown} />}</ResourceView>
      ) : (
        <State
          picture="empty"
          title={t('users.file_closed')}
          action={
            <ReasonAction
              endpoint={openPersonFile}
              ready={['users.ready_file_request', 'back_office.ready_authority', 'users.ready_file_breach']}
              input={(reason) => ({ id, reason })}
              label="users.file_open"
              title="users.file_open_title"
              about="users.file_open_about"
              icon="eye"
              primary
              onAnswer={() => setOpen(true)}
            />
          }
        >
          {t('users.file_closed_about')}
        </State>
      )}
    </Stack>
  )
}

function File({ file: { data, records, history } }: { readonly file: ExportFile }) {
  const t = useText()
  const parts = Object.entries(data).flatMap(([part, tables]) =>
    Object.entries(tables).map(([table, rows]) => ({ name: `${part}.${table}`, count: rows.length, content: rows })),
  )
  const beside = Object.entries(records).map(([name, content]) => ({
    name,
    ...wordsOf(name),
    count: Array.isArray(content) ? content.length : content === null ? 0 : 1,
    content,
  }))
  return (
    <Stack space={5}>
      <Parts title={t('users.file_data')} parts={parts} />
      <Parts title={t('users.file_records')} parts={beside} />
      <History history={history} />
    </Stack>
  )
}

/** What stands beside the history, in a word for those who read the page; the file has the name alone. */
const RECORDS = [
  'contact_answers',
  'mails',
  'newsletter',
  'picture',
  'push_devices',
  'qualification_proofs',
  'sessions',
] as const

function wordsOf(name: string): Pick<FilePart, 'words'> {
  const known = RECORDS.find((record) => record === name)
  return known === undefined ? {} : { words: `users.file_record_${known}` }
}

interface FilePart {
  readonly name: string
  readonly words?: TextId
  readonly count: number
  readonly content: unknown
}

/** What is known by part of the site, each to be unfolded. */
function Parts({ title, parts }: { readonly title: string; readonly parts: readonly FilePart[] }) {
  const t = useText()
  return (
    <Card padding="tight">
      <Stack space={2}>
        <h2>{title}</h2>
        {parts.length === 0 && <p>{t('users.file_nothing')}</p>}
        {parts.map(({ name, words, count, content }) => (
          <details key={name} className={classes.part}>
            <summary>
              {words === undefined ? <Code>{name}</Code> : t(words)} ({count})
            </summary>
            <pre className={classes.content}>{JSON.stringify(content, null, 2)}</pre>
          </details>
        ))}
      </Stack>
    </Card>
  )
}

function History({ history }: { readonly history: readonly ExportedEvent[] }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const columns: readonly Column<ExportedEvent & { readonly n: number }>[] = [
    { key: 'at', label: t('back_office.when'), oneLine: true, cell: ({ at }) => format.dateTime(at) },
    { key: 'what', label: t('back_office.what'), cell: ({ what }) => what },
    { key: 'by', label: t('back_office.who'), cell: ({ by }) => t(`users.file_by_${by}`) },
    {
      key: 'stream',
      label: t('users.file_stream'),
      // what concerns everybody stands in no stream of the person
      cell: ({ stream }) =>
        stream.includes('-') ? (
          <Link to={path('admin.stream', { id: stream })}>
            <Code>{stream}</Code>
          </Link>
        ) : (
          <Code>{stream}</Code>
        ),
    },
    {
      key: 'data',
      label: t('users.file_content'),
      cell: ({ data }) => (
        <details>
          <summary className={classes.show}>{t('users.file_show')}</summary>
          <pre className={classes.content}>{JSON.stringify(data, null, 2)}</pre>
        </details>
      ),
    },
  ]
  return (
    <Stack space={3}>
      <h2>{t('users.file_history')}</h2>
      <AdminTable
        label={t('users.file_history')}
        columns={columns}
        rows={history.map((event, n) => ({ ...event, n })).toReversed()}
        keyOf={({ n }) => String(n)}
      />
    </Stack>
  )
}

export { PersonFilePage as Page }

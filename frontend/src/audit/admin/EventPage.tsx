import { openEvent } from '@kredka/contracts/audit/endpoints'
import type { EventDetailView, PathValueView } from '@kredka/contracts/audit/log-views'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { DetailPage, Part } from '../../back-office/DetailPage.tsx'
import { Code, type Fact } from '../../back-office/Facts.tsx'
import { History } from '../../back-office/History.tsx'
import { ReasonAction } from '../../back-office/ReasonAction.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { Chain } from './Chain.tsx'
import { ActorLink, EventTime, StreamLink } from './EventCells.tsx'
import { wordsOfEvent } from './happened.ts'
import { eventDetail } from './resources.ts'
import { findUndo, whyFinal } from './undo.ts'
import { Values } from './Values.tsx'
import { WrittenRows } from './WrittenRows.tsx'

const WORDS: Readonly<Record<string, TextId>> = { PrivateEventRead: 'audit_admin.did_open' }

/** One event: its payload, what led to it and what followed, what read models write for it (ADM-03). */
export function EventPage() {
  const { id = '' } = useParams()
  const found = useResource(eventDetail, { id })
  return (
    <ResourceView of={found}>{(view) => <Detail key={view.id} event={view} onRead={found.refresh} />}</ResourceView>
  )
}

function Detail({ event, onRead }: { readonly event: EventDetailView; readonly onRead: () => void }) {
  const t = useText()
  const path = usePath()
  const [opened, setOpened] = useState<readonly PathValueView[] | null>(null)
  const { id, stream, revision, type, values, hidden, gone, reads } = event
  const words = wordsOfEvent(type)
  return (
    <DetailPage
      section={{ label: t('audit_admin.events'), to: path('admin.events') }}
      title={type}
      about={
        <>
          {words !== undefined && `${t(words)} · `}
          <EventTime at={event.at} />
        </>
      }
      actions={
        hidden.length > 0 &&
        opened === null && (
          <ReasonAction
            endpoint={openEvent}
            ready={['back_office.ready_asked', 'back_office.ready_report', 'back_office.ready_fault']}
            input={(reason) => ({ id, stream, revision, reason })}
            label="audit_admin.open"
            title="audit_admin.open_title"
            about="audit_admin.open_about"
            icon="eye"
            onAnswer={(answer) => {
              setOpened(answer.values)
              onRead()
            }}
          />
        )
      }
      facts={useAbout(event)}
    >
      <TakingBack event={event} />
      <Part title={t('audit_admin.payload')}>
        {values.length > 0 ? (
          <Values label={t('audit_admin.payload')} values={values} />
        ) : (
          <p>{t('audit_admin.none')}</p>
        )}
        {hidden.length > 0 && opened === null && <p>{t('audit_admin.hidden', { names: hidden.join(', ') })}</p>}
        {gone.length > 0 && <p>{t('audit_admin.gone', { names: gone.join(', ') })}</p>}
      </Part>
      {opened !== null && (
        <Part title={t('audit_admin.private')}>
          <Values label={t('audit_admin.private')} values={opened} />
        </Part>
      )}
      <Part title={t('audit_admin.chain')}>
        <Chain id={id} />
      </Part>
      <Part title={t('audit_admin.rows')}>
        <p>{t('audit_admin.rows_about')}</p>
        <WrittenRows id={id} />
      </Part>
      {reads.length > 0 && <History title="audit_admin.reads" acts={reads} words={WORDS} />}
    </DetailPage>
  )
}

/** Where staff take back what they did, or why they cannot. */
function TakingBack({ event }: { readonly event: EventDetailView }) {
  const t = useText()
  const path = usePath()
  const final = whyFinal(event)
  const undo = final === null ? findUndo(event, path) : null
  if (final === null && undo === null) return null
  return (
    <Part title={t('audit_admin.undo')}>
      {final !== null && <p>{t(final)}</p>}
      {undo !== null && (
        <p>
          <Link to={undo.to}>{t(undo.text)}</Link>
        </p>
      )}
    </Part>
  )
}

function useAbout(event: EventDetailView): readonly Fact[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const { stream, revision, command, correlation_id, subjects, reason } = event
  return [
    { label: t('audit_admin.stream'), value: <StreamLink stream={stream} /> },
    {
      label: t('audit_admin.revision'),
      value: <Link to={`${path('admin.stream', { id: stream })}?revision=${revision}`}>{format.number(revision)}</Link>,
    },
    { label: t('back_office.who'), value: <ActorLink event={event} /> },
    { label: t('audit_admin.command'), value: <Code>{command}</Code> },
    ...(reason === null ? [] : [{ label: t('back_office.reason'), value: reason }]),
    {
      label: t('audit_admin.correlation'),
      value: (
        <Link to={`${path('admin.events')}?correlation=${encodeURIComponent(correlation_id)}`}>
          <Code>{correlation_id}</Code>
        </Link>
      ),
    },
    ...subjects.map((id) => ({
      label: t('audit_admin.person'),
      value: <Link to={`${path('admin.events')}?person=${id}`}>{id}</Link>,
    })),
    {
      label: t('audit_admin.case'),
      value: <Link to={path('admin.case', { id: event.id })}>{t('audit_admin.to_case')}</Link>,
    },
    { label: t('audit_admin.version'), value: format.number(event.schema_version) },
    { label: t('audit_admin.origin'), value: t(event.origin === 'seed' ? 'audit_admin.seed' : 'audit_admin.lived') },
  ]
}

export { EventPage as Page }

import type { StreamStateView, StreamStepView } from '@kredka/contracts/audit/log-views'
import { CASE_ID } from '@kredka/contracts/audit/rules'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useTable } from '../../back-office/useTable.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { ActorLink, EventName, EventTime } from './EventCells.tsx'
import { Moment } from './Moment.tsx'
import { streamState, streamSteps } from './resources.ts'
import classes from './stream-page.module.css'
import { wordsOfStream } from './stream-words.ts'
import { ComparedValues, Values } from './Values.tsx'

/** The state of a stream at any moment or two, and what each of its events changed (ADM-03). */
export function StreamPage() {
  const { id: stream = '' } = useParams()
  const { params } = useTable()
  const instantOf = (name: string) => {
    const value = params.get(name)
    return value === null ? {} : { [name]: value }
  }
  const revisionOf = (name: string) => {
    const value = params.get(name)
    return value === null || !/^\d{1,9}$/.test(value) ? {} : { [name]: Number(value) }
  }
  const found = useResource(streamState, {
    stream,
    ...revisionOf('revision'),
    ...revisionOf('since_revision'),
    ...instantOf('at'),
    ...instantOf('since'),
  })
  return <ResourceView of={found}>{(state) => <Shown key={stream} state={state} />}</ResourceView>
}

function Shown({ state }: { readonly state: StreamStateView }) {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const { stream, category, about, last_revision } = state
  const words = wordsOfStream(category)
  const subject = stream.slice(stream.indexOf('-') + 1)
  return (
    <Stack space={5}>
      <PageHeader
        crumbs={[{ label: t('audit_admin.events'), to: path('admin.events') }, { label: stream }]}
        title={stream}
        // the contract says it in English alone
        about={language === 'en' || words === undefined ? about : t(words)}
        actions={
          <>
            {CASE_ID.test(subject) && <Button to={path('admin.case', { id: subject })}>{t('audit_admin.case')}</Button>}
            <Button to={`${path('admin.events')}?stream=${encodeURIComponent(stream)}`}>
              {t('audit_admin.events')}
            </Button>
          </>
        }
      />
      <Card padding="tight">
        <Stack space={3}>
          <h2>{t('audit_admin.state')}</h2>
          <Moment
            label={t('audit_admin.state_at')}
            none={t('audit_admin.now')}
            revisionName="revision"
            instantName="at"
            last={last_revision}
          />
          <Moment
            label={t('audit_admin.compared_with')}
            none={t('audit_admin.nothing')}
            revisionName="since_revision"
            instantName="since"
            last={last_revision}
          />
          <StateTable state={state} />
        </Stack>
      </Card>
      <Steps stream={stream} />
    </Stack>
  )
}

function StateTable({ state }: { readonly state: StreamStateView }) {
  const t = useText()
  const format = useFormat()
  const [isWhole, setWhole] = useState(false)
  const { before, after, values, more } = state
  const word = ({ revision, at }: StreamStateView['after']) =>
    at === null ? t('audit_admin.before_all') : t('audit_admin.moment', { revision, at: format.dateTime(at) })
  const isCompared = before.revision >= 0
  const shown = isWhole ? values : values.filter((one) => one.before !== one.after)
  return (
    <>
      <Row space={3}>
        <p>{isCompared ? t('audit_admin.between', { before: word(before), after: word(after) }) : word(after)}</p>
        {isCompared && (
          <Checkbox checked={isWhole} onChange={setWhole}>
            {t('audit_admin.unchanged_too')}
          </Checkbox>
        )}
      </Row>
      {shown.length === 0 ? (
        <p>{t(isCompared ? 'audit_admin.no_change' : 'audit_admin.none')}</p>
      ) : isCompared ? (
        <ComparedValues label={t('audit_admin.state')} values={shown} />
      ) : (
        <Values
          label={t('audit_admin.state')}
          values={values.map((one) => ({ path: one.path, value: one.after ?? '' }))}
        />
      )}
      {more > 0 && <p>{t('audit_admin.more_values', { count: more })}</p>}
    </>
  )
}

function Steps({ stream }: { readonly stream: string }) {
  const t = useText()
  const { page, change } = useTable()
  const found = useResource(streamSteps, { stream, page })
  return (
    <Stack space={3}>
      <h2>{t('audit_admin.steps')}</h2>
      <ResourceView of={found}>
        {(steps, busy) => (
          <PagedList
            page={page}
            hasNextPage={found.meta?.has_next_page ?? false}
            busy={busy}
            onPage={(next) => change({ page: String(next) })}
          >
            <ol className={classes.steps}>
              {steps.map((step) => (
                <Step key={step.event.revision} step={step} />
              ))}
            </ol>
          </PagedList>
        )}
      </ResourceView>
    </Stack>
  )
}

function Step({ step: { event, changes, more } }: { readonly step: StreamStepView }) {
  const t = useText()
  const { revision } = event
  const since = revision > 0 ? `&since_revision=${revision - 1}` : ''
  return (
    <li>
      <Card padding="tight">
        <Stack space={2}>
          <Row space={3}>
            <Link to={`?revision=${revision}${since}`} aria-label={t('audit_admin.state_after', { revision })}>
              {t('audit_admin.number', { revision })}
            </Link>
            <strong>
              <EventName event={event} />
            </strong>
            <EventTime at={event.at} />
            <ActorLink event={event} />
          </Row>
          {changes.length === 0 ? (
            <p className="soft-note">{t('audit_admin.no_change')}</p>
          ) : (
            <ComparedValues label={t('audit_admin.changes_of', { revision })} values={changes} />
          )}
          {more > 0 && <p>{t('audit_admin.more_values', { count: more })}</p>}
        </Stack>
      </Card>
    </li>
  )
}

export { StreamPage as Page }

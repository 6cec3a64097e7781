import { WORK_COUNTED_MAX, WORK_KINDS } from '@kredka/contracts/work-queue/rules'
import type { WaitingView, WorkItemView } from '@kredka/contracts/work-queue/views'
import { Link } from 'react-router'
import { waiting } from '../../app/layouts/waiting.ts'
import { useMayOpen } from '../../app/routing/staff-role.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useWorkItem } from '../../back-office/queue/useWorkItem.ts'
import { ShortFigures } from '../../figures/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import columns from '../../ui/columns.module.css'
import { Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { work } from '../../work-queue/index.ts'
import { readModels, runners } from '../resources.ts'
import classes from './home-page.module.css'

/** What waits for staff, whether the engine runs, and the last days in figures: what the role sees of that. */
export function HomePage() {
  const t = useText()
  const mayOpen = useMayOpen()
  return (
    <Stack space={5}>
      <PageHeader title={t(mayOpen('admin.queue') ? 'admin.home' : 'admin_nav.home')} />
      {mayOpen('admin.queue') && (
        <div className={`${columns.columns} ${classes.queues}`}>
          <QueuesCard />
          <OldestCard />
        </div>
      )}
      {mayOpen('admin.figures') && <ShortFigures />}
      {mayOpen('admin.read-models') && <ModelsCard />}
    </Stack>
  )
}

function QueuesCard() {
  const t = useText()
  const queues = useResource(waiting, {})
  return (
    <Card>
      <Stack space={3}>
        <h2>{t('admin.queues')}</h2>
        <ResourceView of={queues}>{(counts) => <Queues counts={counts} />}</ResourceView>
      </Stack>
    </Card>
  )
}

function OldestCard() {
  const t = useText()
  const path = usePath()
  const oldest = useResource(work, { page_size: 5 })
  return (
    <Card>
      <Stack space={3}>
        <h2>{t('admin.waits_longest')}</h2>
        <ResourceView of={oldest}>{(items) => <Waiting items={items} />}</ResourceView>
        <Row>
          <Button look="arrow" size="small" to={path('admin.queue')}>
            {t('admin.whole_queue')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

function ModelsCard() {
  const t = useText()
  const path = usePath()
  const models = useResource(readModels, {})
  return (
    <Card>
      <Row apart>
        <h2>{t('admin.read_models')}</h2>
        <ResourceView of={models}>
          {(rows) => {
            const parked = rows.filter(({ status }) => status === 'parked').length
            return parked === 0 ? (
              <StatusLabel kind="done">{t('admin.models_well', { count: rows.length })}</StatusLabel>
            ) : (
              <StatusLabel kind="warning">{t('admin.models_parked', { count: parked })}</StatusLabel>
            )
          }}
        </ResourceView>
        <DeadLetters />
        <Button look="arrow" size="small" to={path('admin.read-models')}>
          {t('admin.see_models')}
        </Button>
      </Row>
    </Card>
  )
}

/** Events that policies put aside wait for staff too; nothing stands there while there are none. */
function DeadLetters() {
  const t = useText()
  const path = usePath()
  const policies = useResource(runners, {}).data?.filter(({ kind }) => kind === 'policy') ?? []
  const count = policies.reduce((sum, { waiting: aside }) => sum + aside, 0)
  return (
    count > 0 && (
      <Link to={`${path('admin.background-jobs')}?tab=dead-letters`}>
        <StatusLabel kind="warning">{t('admin.put_aside_count', { count })}</StatusLabel>
      </Link>
    )
  )
}

/** How much waits of what; the way leads to just that. */
function Queues({ counts }: { readonly counts: WaitingView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const waits = WORK_KINDS.filter((kind) => counts[kind] > 0)
  if (waits.length === 0) return <p>{t('admin.nothing_queued')}</p>
  return (
    <ul className={classes.list}>
      {waits.map((kind) => (
        <li key={kind}>
          <Link to={`${path('admin.queue')}?kind=${kind}`}>{t(`work_queue.kind_${kind}`)}</Link>
          <span>
            {format.number(counts[kind])}
            {counts[kind] < WORK_COUNTED_MAX ? '' : '+'}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Waiting({ items }: { readonly items: readonly WorkItemView[] }) {
  const t = useText()
  const format = useFormat()
  const now = useNow()
  const { wordsOf, linkOf } = useWorkItem()
  if (items.length === 0) return <p>{t('admin.nothing_queued')}</p>
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`}>
          <Link to={linkOf(item)}>
            {t(`work_queue.kind_${item.kind}`)}
            {': '}
            {wordsOf(item)}
          </Link>
          <span>{format.fromNow(item.since, now)}</span>
        </li>
      ))}
    </ul>
  )
}

export { HomePage as Page }

import type { WaitingView } from '@kredka/contracts/admin/views'
import type { OfferRequestRowView } from '@kredka/contracts/offers/views'
import { Link } from 'react-router'
import { waiting } from '../../app/layouts/waiting.ts'
import { type PlainPage, usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { ShortFigures } from '../../figures/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Grid, Row, Stack } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { offerRequests, readModels } from '../resources.ts'
import classes from './home-page.module.css'

/** What waits for staff, whether the engine runs, and the last days in figures. */
export function HomePage() {
  const t = useText()
  const path = usePath()
  const queues = useResource(waiting, {})
  const oldest = useResource(offerRequests, { page_size: 5 })
  const models = useResource(readModels, {})
  return (
    <Stack space={5}>
      <PageHeader title={t('admin.home')} />
      <Grid min="18rem">
        <Card>
          <Stack space={3}>
            <h2>{t('admin.queues')}</h2>
            <ResourceView of={queues}>{(counts) => <Queues counts={counts} />}</ResourceView>
          </Stack>
        </Card>
        <Card>
          <Stack space={3}>
            <h2>{t('admin.waiting_offers')}</h2>
            <ResourceView of={oldest}>{(rows) => <Waiting rows={rows} />}</ResourceView>
            <Row>
              <Button look="arrow" size="small" to={path('admin.offer-requests')}>
                {t('admin.all_requests')}
              </Button>
            </Row>
          </Stack>
        </Card>
        <Card>
          <Stack space={3}>
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
            <Row>
              <Button look="arrow" size="small" to={path('admin.read-models')}>
                {t('admin.see_models')}
              </Button>
            </Row>
          </Stack>
        </Card>
      </Grid>
      <ShortFigures />
    </Stack>
  )
}

const QUEUES = [
  ['offer_requests', 'admin.offer-requests', ''],
  ['comments', 'admin.comments', '?filter=reported'],
  ['exercises', 'admin.exercises', '?state=waiting'],
  ['quizzes', 'admin.quizes-panel', '?state=waiting'],
  ['lesson_problems', 'admin.lesson-problems', '?state=waiting'],
  ['message_reports', 'admin.message-reports', '?state=waiting'],
  ['contact_messages', 'admin.contact-messages', '?state=new'],
  ['beta_requests', 'admin.users', '?beta=waiting'],
] as const satisfies readonly (readonly [keyof WaitingView, PlainPage, string])[]

/** Where something waits, and how much; the way leads to just that. */
function Queues({ counts }: { readonly counts: WaitingView }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const waits = QUEUES.filter(([section]) => counts[section] > 0)
  if (waits.length === 0) return <p>{t('admin.nothing_queued')}</p>
  return (
    <ul className={classes.list}>
      {waits.map(([section, page, query]) => (
        <li key={section}>
          <Link to={path(page) + query}>{t(`admin.queue_${section}`)}</Link>
          <span>{format.number(counts[section])}</span>
        </li>
      ))}
    </ul>
  )
}

function Waiting({ rows }: { readonly rows: readonly OfferRequestRowView[] }) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  if (rows.length === 0) return <p>{t('admin.nothing_waits')}</p>
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to={path('admin.offer-request', { id: row.id })}>{row.title}</Link>
          <span>{format.date(row.sent_at)}</span>
        </li>
      ))}
    </ul>
  )
}

export { HomePage as Page }

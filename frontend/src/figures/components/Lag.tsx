import type { RunnerView } from '@kredka/contracts/admin/views'
import { useMayOpen } from '../../app/routing/staff-role.ts'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { runners } from '../resources.ts'
import classes from './figures.module.css'

/** How far what works through the log is behind it at this moment: that is known of no day in the past. */
export function Lag() {
  const t = useText()
  const path = usePath()
  const mayOpen = useMayOpen()
  const found = useResource(runners, {})
  return (
    <Card>
      <section aria-labelledby="figures-lag">
        <Stack space={3}>
          <h2 id="figures-lag" className={classes.title}>
            {t('figures.lag')}
          </h2>
          <ResourceView of={found}>{(rows) => <Behind rows={rows} />}</ResourceView>
          {mayOpen('admin.read-models') && (
            <Row>
              <Button look="arrow" size="small" to={path('admin.read-models')}>
                {t('figures.see_lag')}
              </Button>
            </Row>
          )}
        </Stack>
      </section>
    </Card>
  )
}

function Behind({ rows }: { readonly rows: readonly RunnerView[] }) {
  const t = useText()
  const format = useFormat()
  const late = rows.filter(({ state }) => state !== 'live')
  const stalled = late.filter(({ state }) => state === 'stalled').length
  const events = Math.max(0, ...rows.filter(({ kind }) => kind === 'read_model').map(({ lag }) => lag))
  return (
    <Stack space={2}>
      {late.length === 0 ? (
        <StatusLabel kind="done">{t('figures.lag_none', { count: rows.length })}</StatusLabel>
      ) : (
        <StatusLabel kind={stalled > 0 ? 'cancelled' : 'warning'}>
          {t('figures.lag_some', { count: late.length, stalled })}
        </StatusLabel>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>{t('figures.lag_events')}</dt>
          <dd>{format.number(events)}</dd>
        </div>
        <div>
          <dt>{t('figures.lag_longest')}</dt>
          <dd>{t('figures.seconds', { seconds: Math.max(0, ...rows.map(({ seconds }) => seconds)) })}</dd>
        </div>
        <div>
          <dt>{t('figures.lag_waiting')}</dt>
          <dd>{format.number(rows.reduce((sum, { waiting }) => sum + waiting, 0))}</dd>
        </div>
      </dl>
    </Stack>
  )
}

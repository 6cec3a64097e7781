import { demandSecondFactor } from '@kredka/contracts/admin/endpoints'
import { useResource } from '../../app/store/resource.ts'
import { type ReadyReasons, ReasonAction } from '../../back-office/ReasonAction.tsx'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { factorDemand } from '../resources.ts'

const WHY_DEMAND: ReadyReasons = ['admin.ready_demand_data', 'admin.ready_demand_attempt', 'admin.ready_demand_rules']
const WHY_NO_LONGER: ReadyReasons = ['admin.ready_demand_phones', 'admin.ready_demand_over']

/** Owners demand a second factor of all staff, or no longer (ADM-08). */
export function FactorDemand() {
  const t = useText()
  const format = useFormat()
  const demand = useResource(factorDemand, {})
  return (
    <Card>
      <Stack space={3}>
        <h2>{t('admin.factor')}</h2>
        <ResourceView of={demand}>
          {({ since, by, reason }) => (
            <Stack space={3}>
              {since === null ? (
                <p>{t('admin.demand_none')}</p>
              ) : (
                <>
                  <p>{t('admin.demand_since', { date: format.dateTime(since), by: by ?? '' })}</p>
                  <p>{t('admin.demand_reason', { reason: reason ?? '' })}</p>
                </>
              )}
              <div>
                <ReasonAction
                  key={String(since === null)}
                  endpoint={demandSecondFactor}
                  input={(why) => ({ demanded: since === null, reason: why })}
                  label={since === null ? 'admin.demand_begin' : 'admin.demand_end'}
                  title={since === null ? 'admin.demand_begin_title' : 'admin.demand_end_title'}
                  ready={since === null ? WHY_DEMAND : WHY_NO_LONGER}
                  about={since === null ? 'admin.demand_begin_about' : 'admin.demand_end_about'}
                  reasonLabel="admin.staff_reason"
                  reasonHint="admin.staff_reason_hint"
                  success={since === null ? 'admin.demand_begun' : 'admin.demand_ended'}
                  onDone={demand.refresh}
                />
              </div>
            </Stack>
          )}
        </ResourceView>
      </Stack>
    </Card>
  )
}

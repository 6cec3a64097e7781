import { usePath } from '../../app/routing/usePath.ts'
import { useText } from '../../i18n/useText.ts'
import type { OfferSums } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row } from '../../ui/layout.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './offer-totals.module.css'

/** The teacher's offers by state, and the ways to them. */
export function OfferTotals({ sums }: { readonly sums: OfferSums }) {
  const t = useText()
  const path = usePath()
  const totals = [
    { kind: 'active', count: sums.visible, label: t('dashboard.state_visible') },
    { kind: 'new', count: sums.waiting, label: t('dashboard.state_waiting') },
    { kind: 'cancelled', count: sums.rejected, label: t('dashboard.state_rejected') },
  ] as const
  return (
    <Card>
      <section className={classes.section} aria-labelledby="offer-totals">
        <Row apart>
          <h2 id="offer-totals">{t('menu.my_offers')}</h2>
          <Row space={2}>
            <Button look="quiet" icon="clock" to={path('availability.groups')}>
              {t('menu.availability')}
            </Button>
            <Button look="arrow" to={path('offers.own')}>
              {t('dashboard.all_offers')}
            </Button>
          </Row>
        </Row>
        <dl className={classes.totals}>
          {totals
            .filter(({ kind, count }) => kind === 'active' || count > 0)
            .map(({ kind, count, label }) => (
              <div key={kind} className={classes.total}>
                <dt>
                  <StatusLabel kind={kind}>{label}</StatusLabel>
                </dt>
                <dd>{count}</dd>
              </div>
            ))}
        </dl>
      </section>
    </Card>
  )
}

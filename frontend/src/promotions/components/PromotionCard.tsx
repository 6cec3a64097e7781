import type { PromotionRowView } from '@kredka/contracts/promotions/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { type StatusKind, StatusLabel } from '../../ui/StatusLabel.tsx'
import classes from './promotion-card.module.css'

interface Props {
  readonly promotion: PromotionRowView
  readonly onEnd: () => void
}

const KINDS = { new: 'new', active: 'active', finished: 'inactive' } as const satisfies Record<
  PromotionRowView['status'],
  StatusKind
>

/** A promotion with its percentage large, its days, its offers and what came of it. */
export function PromotionCard({ promotion, onEnd }: Props) {
  const t = useText()
  const format = useFormat()
  const { status, offers, orders, description, start_date, end_date, ended_on } = promotion
  const percent = format.percent(promotion.data.percentage / 100)
  const last = ended_on ?? end_date
  const from = format.date(start_date)
  return (
    <Card>
      <article className={classes.card}>
        <p className={classes.percent}>−{percent}</p>
        <div className={classes.what}>
          <h3>{t('promotions.first_lesson')}</h3>
          <p>
            {last === null ? t('promotions.from', { from }) : t('promotions.days', { from, to: format.date(last) })}
          </p>
          <p>
            {offers === null
              ? t('promotions.all_offers')
              : format.list(offers.map(({ title }) => title ?? t('promotions.offer_gone')))}
          </p>
          {description !== null && <p className={classes.words}>{description}</p>}
          <p className="soft-note">{t('promotions.orders', { count: orders })}</p>
        </div>
        <div className={classes.side}>
          <StatusLabel kind={KINDS[status]}>{t(`promotions.status_${status}`)}</StatusLabel>
          {status !== 'finished' && (
            <Button size="small" label={t('promotions.end_of', { percent, from })} onClick={onEnd}>
              {t('promotions.end')}
            </Button>
          )}
        </div>
      </article>
    </Card>
  )
}

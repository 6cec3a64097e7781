import { mainPrice } from '@kredka/contracts/offers/rules'
import type { OfferView } from '@kredka/contracts/offers/views'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { FirstLessonPrice } from '../../promotions/index.ts'
import { RatingLine } from '../../reviews/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { useWords } from '../useWords.ts'
import { NextTimes } from './NextTimes.tsx'
import classes from './price-panel.module.css'

interface Props {
  readonly offer: OfferView
  /** The way to order; a phone has it in a bar of its own. */
  readonly children: ReactNode
  /** Begins an order at one of the next free times; without it they are only told. */
  readonly onChoose?: ((starts_at: string) => void) | undefined
}

/** Whom one learns with, what a lesson costs by its length, when it can be had, and the way to it (OFR-05). */
export function PricePanel({ offer, children, onChoose }: Props) {
  const t = useText()
  const words = useWords()
  const format = useFormat()
  const path = usePath()
  const { id, teacher, prices, rating, added_at, changed_at } = offer
  const name = teacher.name ?? t('offers.deleted_user')
  const main = mainPrice(prices)
  const others = prices.filter((price) => price !== main)
  return (
    <Card>
      <div className={classes.panel}>
        <div className={classes.teacher}>
          <Avatar name={name} picture={teacher.picture_url} size={64} />
          <div>
            <Link className={classes.name} to={path('teachers.teacher', { id: teacher.id })}>
              {name}
            </Link>
            <div>
              <RatingLine average={rating?.average ?? null} count={rating?.reviews ?? 0} />
            </div>
          </div>
        </div>
        <h2 className="visually-hidden">{t('offers.prices')}</h2>
        {main !== undefined && (
          <p className={classes.main}>
            <strong>{words.price(main)}</strong>
            <span>{words.duration(main.duration)}</span>
          </p>
        )}
        {main !== undefined && <FirstLessonPrice offer_id={id} amount={main.amount} currency={main.currency} />}
        {others.length > 0 && (
          <dl className={classes.others}>
            {others.map((price) => (
              <div key={price.id}>
                <dt>{words.duration(price.duration)}</dt>
                <dd>{words.price(price)}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className={classes.way}>{children}</div>
        <NextTimes offer_id={id} teacher_id={teacher.id} onChoose={onChoose} />
        <p className={classes.dates}>
          {t('offers.added', { date: format.date(added_at) })}
          {changed_at.slice(0, 10) !== added_at.slice(0, 10) && (
            <>
              <br />
              {t('offers.changed', { date: format.date(changed_at) })}
            </>
          )}
        </p>
      </div>
    </Card>
  )
}

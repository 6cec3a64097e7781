import { DAY } from '@kredka/contracts/kernel/durations'
import { mainPrice } from '@kredka/contracts/offers/rules'
import type { OfferCardView } from '@kredka/contracts/offers/views'
import { promotionPrice } from '@kredka/contracts/promotions/rules'
import { useId } from 'react'
import { Link } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useOfNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { FavouriteButton } from '../../searches/index.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card, CardLink } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { useWords } from '../useWords.ts'
import classes from './offer-card.module.css'
import { PlaceLine } from './PlaceLine.tsx'

interface Props {
  readonly offer: OfferCardView
  /** Without the description and with less air, so that more hits fit a screen. */
  readonly compact?: boolean
}

/** A hit of the search: whom, what, where, for how much. */
export function OfferCard({ offer, compact = false }: Props) {
  const t = useText()
  const fresh = useOfNow((now) => isNew(offer.added_at, now))
  const id = useId()
  const words = useWords()
  const format = useFormat()
  const path = usePath()
  const price = mainPrice(offer.prices)
  const name = offer.teacher.name ?? t('offers.deleted_user')
  const promoted =
    price === undefined || offer.promotion === null ? null : promotionPrice(price.amount, offer.promotion.percentage)
  return (
    <div className={classes.frame}>
      <Card covered padding={compact ? 'tight' : 'roomy'} className={classes.whole}>
        <article className={classes.card} data-compact={compact || undefined}>
          <div className={classes.top}>
            <Avatar name={name} picture={offer.teacher.picture_url} size={compact ? 40 : 52} />
            <div className={classes.who}>
              <span id={`${id}-teacher`} className={classes.teacher}>
                {name}
              </span>
              <span className={classes.subject}>
                <SubjectIcon subject={offer.subject_id} size={20} />
                <span>
                  {words.subject(offer.subject_id)} · {words.level(offer.level)}
                </span>
              </span>
            </div>
            {price !== undefined && (
              <p id={`${id}-price`} className={classes.price}>
                <strong>{words.price(promoted === null ? price : { ...price, amount: promoted })}</strong>
                <span>{words.duration(price.duration)}</span>
                {promoted !== null && (
                  <span className={classes.discount}>
                    {t('offers.first_lesson')} <s>{words.price(price)}</s>
                  </span>
                )}
              </p>
            )}
          </div>
          <h3 className={classes.title}>
            <CardLink
              to={path('offers.offer', { slugged: `${offer.id}-${offer.slug}` })}
              labelledBy={`${id}-title ${id}-teacher ${id}-price`}
            >
              <span id={`${id}-title`}>{offer.title}</span>
            </CardLink>
          </h3>
          {!compact && <p className={classes.excerpt}>{offer.excerpt}</p>}
          <p className={classes.foot}>
            <span className={classes.facts}>
              <PlaceLine places={offer.places} city={offer.city?.name ?? null} />
              {offer.rating !== null && (
                <span className={classes.rating}>
                  <Icon name="star" size={16} />
                  {t('offers.rated', { stars: offer.rating.average, count: offer.rating.reviews })}
                </span>
              )}
              {offer.next_free !== null && (
                <span className={classes.next}>
                  <Icon name="calendar" size={16} />
                  {t('offers.next_free', { when: format.soon(offer.next_free) })}
                </span>
              )}
              {fresh && <span className={classes.fresh}>{t('offers.new')}</span>}
              {offer.reasons.map(({ why, figure }) => (
                <Link key={why} to={path('offers.ranking')} className={classes.reason}>
                  {t(`offers.reason_${why}`, { figure: figure ?? 0 })}
                </Link>
              ))}
            </span>
            <span className={classes.more} aria-hidden="true">
              {t('offers.see')}
              <Icon name="arrow-right" size={18} />
            </span>
          </p>
        </article>
      </Card>
      <span className={classes.heart}>
        <FavouriteButton offer_id={offer.id} title={offer.title} />
      </span>
    </div>
  )
}

const NEW_FOR_MS = 14 * DAY

function isNew(addedAt: string, now: number): boolean {
  return now - Date.parse(addedAt) < NEW_FOR_MS
}

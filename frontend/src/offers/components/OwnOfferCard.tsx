import { mainPrice } from '@kredka/contracts/offers/rules'
import type { OwnOfferRowView } from '@kredka/contracts/offers/views'
import { usePath } from '../../app/routing/usePath.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { SubjectIcon } from '../../ui/icons/SubjectIcon.tsx'
import { useWords } from '../useWords.ts'
import classes from './own-offer-card.module.css'
import { RejectionNote } from './RejectionNote.tsx'
import { StateLabels } from './StateLabels.tsx'

interface Props {
  readonly offer: OwnOfferRowView
  readonly onRemove: () => void
}

/** One of the teacher's offers: how it stands and what can be done with it (OFR-03). */
export function OwnOfferCard({ offer, onRemove }: Props) {
  const t = useText()
  const words = useWords()
  const format = useFormat()
  const path = usePath()
  const price = mainPrice(offer.prices)
  const name = <span className="visually-hidden">: {offer.title}</span>
  return (
    <Card>
      <article className={classes.card}>
        <div className={classes.what}>
          <StateLabels state={offer.state} />
          <h2 className={classes.title}>{offer.title}</h2>
          <p className={classes.facts}>
            <SubjectIcon subject={offer.subject_id} size={20} />
            {words.subject(offer.subject_id)}
            <span aria-hidden="true">·</span>
            {words.level(offer.level)}
          </p>
        </div>
        {price !== undefined && (
          <p className={classes.price}>
            <strong>{words.price(price)}</strong>
            <span>{words.duration(price.duration)}</span>
          </p>
        )}
        {offer.rejection_reason !== null && (
          <div className={classes.note}>
            <RejectionNote reason={offer.rejection_reason} />
          </div>
        )}
        <p className={classes.dates}>
          {t('offers.added', { date: format.date(offer.added_at) })}
          {offer.changed_at.slice(0, 10) !== offer.added_at.slice(0, 10) &&
            ` · ${t('offers.changed', { date: format.date(offer.changed_at) })}`}
          {' · '}
          {t('own_offers.views', { count: offer.views })}
        </p>
        <div className={classes.actions}>
          <Button size="small" icon="edit" to={path('offers.edit', { id: offer.id })}>
            {t('own_offers.edit')}
            {name}
          </Button>
          <Button look="quiet" size="small" icon="eye" to={path('offers.preview', { id: offer.id })}>
            {t('own_offers.preview')}
            {name}
          </Button>
          <Button look="quiet" size="small" icon="trash" onClick={onRemove}>
            {t('ui.remove')}
            {name}
          </Button>
        </div>
      </article>
    </Card>
  )
}

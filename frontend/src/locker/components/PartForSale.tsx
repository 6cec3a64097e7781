import { buyPart } from '@kredka/contracts/locker/endpoints'
import { priceOf, rarityOf } from '@kredka/contracts/locker/prices'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import classes from './part-for-sale.module.css'
import { partTitle } from './part-names.ts'

interface Props {
  /** Tried on and not owned, by letter and number. */
  readonly part: string
  readonly balance: number
  readonly onBought: () => void
}

/** What a part on trial costs, what is left then or missing now, and the way to buy it. */
export function PartForSale({ part, balance, onBought }: Props) {
  const t = useText()
  const buy = useCommand(buyPart, { success: 'locker.bought', done: onBought, failed: onBought })
  const points = (count: number) => t('locker.points_of', { count })
  const cost = priceOf(part)
  const [price, before, left] = [points(cost), points(balance), balance - cost]
  const name = partTitle(t, part)
  return (
    <section aria-label={name} className={classes.sale}>
      <Card tinted padding="tight">
        <div className={classes.part}>
          <div>
            <p>
              <strong>{name}</strong>
            </p>
            <p>{t('locker.price', { price, rarity: t(`locker.rarity_${rarityOf(part) ?? 'common'}`) })}</p>
            <p>
              {left < 0
                ? t('locker.missing', { before, missing: points(-left) })
                : t('locker.before_after', { before, after: points(left) })}
            </p>
          </div>
          {left >= 0 && (
            <Button
              look="primary"
              label={t('locker.buy_part', { part: name, price })}
              loading={buy.status === 'sending'}
              onClick={() => buy.send({ part })}
            >
              {t('locker.buy', { price })}
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}

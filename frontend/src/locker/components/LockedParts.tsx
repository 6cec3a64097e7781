import { buyPart } from '@kredka/contracts/locker/endpoints'
import { priceOf, rarityOf } from '@kredka/contracts/locker/prices'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Stack } from '../../ui/layout.tsx'
import classes from './locked-parts.module.css'
import { partTitle } from './part-names.ts'

interface Props {
  /** Parts that are tried on and not owned, by letter and number. */
  readonly parts: readonly string[]
  readonly balance: number
  readonly onBought: () => void
}

/** What the look on trial costs: each price, what is left or missing, and the way to buy it. */
export function LockedParts({ parts, balance, onBought }: Props) {
  const t = useText()
  return (
    <section aria-label={t('locker.tried_on')}>
      <Card tinted>
        <Stack space={4}>
          <div>
            <h2 className={classes.title}>{t('locker.tried_on')}</h2>
            <p>{t('locker.tried_on_about')}</p>
          </div>
          <ul className={classes.parts}>
            {parts.map((part) => (
              <li key={part}>
                <LockedPart part={part} balance={balance} onBought={onBought} />
              </li>
            ))}
          </ul>
        </Stack>
      </Card>
    </section>
  )
}

interface PartProps extends Omit<Props, 'parts'> {
  readonly part: string
}

function LockedPart({ part, balance, onBought }: PartProps) {
  const t = useText()
  const buy = useCommand(buyPart, { success: 'locker.bought', done: onBought, failed: onBought })
  const points = (count: number) => t('locker.points_of', { count })
  const cost = priceOf(part)
  const [price, before, left] = [points(cost), points(balance), balance - cost]
  const name = partTitle(t, part)
  return (
    <div className={classes.part}>
      <Icon name="locker" size={24} />
      <div>
        <h3 className={classes.name}>{name}</h3>
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
  )
}

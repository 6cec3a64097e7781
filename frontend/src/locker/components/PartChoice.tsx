import {
  type AvatarParts,
  avatarCode,
  avatarUrl,
  numbersOf,
  type PartKind,
  partRef,
} from '@kredka/contracts/locker/parts'
import { priceOf } from '@kredka/contracts/locker/prices'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import classes from './avatar-editor.module.css'
import { partName } from './part-names.ts'

interface Props {
  readonly kind: PartKind
  readonly parts: AvatarParts
  readonly owned: readonly string[]
  readonly onChange: (parts: AvatarParts) => void
  /** What is to be said of the one that is worn. */
  readonly children: ReactNode
}

/** The parts of one kind, each shown on the avatar as it would look. What is not owned says what it costs. */
export function PartChoice({ kind, parts, owned, onChange, children }: Props) {
  const t = useText()
  const name = useId()
  const format = useFormat()
  return (
    <fieldset className={classes.kind}>
      <legend>{t(`locker.kind_${kind}`)}</legend>
      <div className={classes.parts}>
        {numbersOf(kind).map((number) => {
          const worn = { ...parts, [kind]: number }
          const part = partRef(kind, number)
          const cost = owned.includes(part) ? 0 : priceOf(part)
          const title = partName(t, kind, number)
          return (
            <label key={number} className={classes.part}>
              <input type="radio" name={name} checked={parts[kind] === number} onChange={() => onChange(worn)} />
              <img
                src={avatarUrl(avatarCode(worn))}
                alt={
                  cost === 0
                    ? title
                    : t('locker.part_for', { part: title, price: t('locker.points_of', { count: cost }) })
                }
                width={64}
                height={64}
                loading="lazy"
              />
              {cost > 0 && (
                <span className={classes.price} aria-hidden="true">
                  <Icon name="locker" size={12} />
                  {format.number(cost)}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {children}
    </fieldset>
  )
}

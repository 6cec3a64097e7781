import { type AvatarParts, avatarCode, avatarUrl, PART_KINDS, type PartKind } from '@kredka/contracts/locker/parts'
import { useId } from 'react'
import { useText } from '../../i18n/useText.ts'
import classes from './avatar-editor.module.css'
import { partName } from './part-names.ts'

interface Props {
  readonly kind: PartKind
  readonly parts: AvatarParts
  readonly onChange: (parts: AvatarParts) => void
}

/** The parts of one kind, each shown on the avatar as it would look. */
export function PartChoice({ kind, parts, onChange }: Props) {
  const t = useText()
  const name = useId()
  const numbers = Array.from({ length: PART_KINDS[kind].count }, (_, n) => n + 1)
  return (
    <fieldset className={classes.kind}>
      <legend>{t(`locker.kind_${kind}`)}</legend>
      <div className={classes.parts}>
        {numbers.map((number) => {
          const worn = { ...parts, [kind]: number }
          return (
            <label key={number} className={classes.part}>
              <input type="radio" name={name} checked={parts[kind] === number} onChange={() => onChange(worn)} />
              <img
                src={avatarUrl(avatarCode(worn))}
                alt={partName(t, kind, number)}
                width={64}
                height={64}
                loading="lazy"
              />
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

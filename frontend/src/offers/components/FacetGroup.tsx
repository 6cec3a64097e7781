import { type ReactNode, useState } from 'react'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import classes from './facet-group.module.css'

interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** Hits it would leave; null while they are counted. */
  readonly count: number | null
}

interface Props {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: string | null
  /** The chosen one again takes the choice back. */
  readonly onChoose: (value: string | null) => void
  /** So many show before 'more'. */
  readonly short?: number
}

/** One filter as a list with counts. */
export function FacetGroup({ label, choices, chosen, onChoose, short = 7 }: Props) {
  const t = useText()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const shown = open ? choices : choices.filter(({ value }, n) => n < short || value === chosen)
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{label}</legend>
      <ul className={classes.list}>
        {shown.map(({ value, label: text, count }) => (
          <li key={value}>
            <button
              type="button"
              className={classes.choice}
              aria-pressed={value === chosen}
              data-empty={count === 0 || undefined}
              onClick={() => onChoose(value === chosen ? null : value)}
            >
              <span>{text}</span>
              {count !== null && <span className={classes.count}>{format.number(count)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {choices.length > short && (
        <Button look="quiet" size="small" onClick={() => setOpen(!open)}>
          {t(open ? 'offers.fewer' : 'offers.more', { count: choices.length - short })}
        </Button>
      )}
    </fieldset>
  )
}

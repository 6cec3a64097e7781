import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { IntegerField } from '../../ui/fields/NumberField.tsx'
import classes from './price-range.module.css'

interface Props {
  /** Whole złoty. */
  readonly min: number | null
  readonly max: number | null
  readonly onChange: (min: number | null, max: number | null) => void
}

const PAUSE_MS = 500
const HIGHEST = 1000

/** Prices of the main length, from and to. */
export function PriceRange({ min, max, onChange }: Props) {
  const t = useText()
  const [typed, setTyped] = useState({ min, max })
  const asked = useRef({ min, max })
  // The address changed elsewhere: what was asked for here comes back while more is being typed.
  useEffect(() => {
    if (min !== asked.current.min || max !== asked.current.max) setTyped({ min, max })
    asked.current = { min, max }
  }, [min, max])
  const reversed = typed.min !== null && typed.max !== null && typed.min > typed.max
  useEffect(() => {
    if (reversed || (typed.min === asked.current.min && typed.max === asked.current.max)) return
    const timer = setTimeout(() => {
      asked.current = typed
      onChange(typed.min, typed.max)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, reversed, onChange])
  return (
    <fieldset className={classes.range}>
      <legend>{t('offers.price')}</legend>
      <IntegerField
        label={t('offers.price_from')}
        unit="zł"
        min={0}
        max={HIGHEST}
        value={typed.min}
        onChange={(value) => setTyped({ ...typed, min: value })}
      />
      <IntegerField
        label={t('offers.price_to')}
        unit="zł"
        min={0}
        max={HIGHEST}
        value={typed.max}
        error={reversed ? t('offers.price_reversed') : undefined}
        onChange={(value) => setTyped({ ...typed, max: value })}
      />
    </fieldset>
  )
}

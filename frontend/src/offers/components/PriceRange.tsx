import { useEffect, useState } from 'react'
import { useText } from '../../app/i18n/useText.ts'
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
  useEffect(() => setTyped({ min, max }), [min, max])
  useEffect(() => {
    if (typed.min === min && typed.max === max) return
    const timer = setTimeout(() => onChange(typed.min, typed.max), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, min, max, onChange])
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
        onChange={(value) => setTyped({ ...typed, max: value })}
      />
    </fieldset>
  )
}

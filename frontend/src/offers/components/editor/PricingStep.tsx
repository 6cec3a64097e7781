import { BASE_DURATION, PRICE_MAX, PRICE_STEP, type PriceRow } from '@kredka/contracts/offers/rules'
import type { Form } from '../../../app/forms/useForm.ts'
import { useFormat } from '../../../i18n/useFormat.ts'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { IntegerField } from '../../../ui/fields/NumberField.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { freeDurations, type OfferDraft } from '../../draft.ts'
import { useWords } from '../../useWords.ts'
import classes from './editor.module.css'

/** The price editor (OFR-02): rows of a length and its price. */
export function PricingStep({ form }: { readonly form: Form<OfferDraft> }) {
  const t = useText()
  const { values, set, fault, left } = form
  const rows = values.prices
  const free = freeDurations(rows)
  const [next] = free
  const change = (at: number, part: Partial<PriceRow>) =>
    set(
      'prices',
      rows.map((row, n) => (n === at ? { ...row, ...part } : row)),
    )
  const whole = fault('prices')
  return (
    <Stack space={4} form>
      {whole !== undefined && <Notice kind="error">{whole}</Notice>}
      <ul className={classes.prices}>
        {rows.map((row, at) => (
          <PriceRowFields
            key={row.duration}
            row={row}
            free={free}
            fault={(part) => fault(`prices.${at}.${part}`)}
            onChange={(part) => change(at, part)}
            onLeft={() => left(`prices.${at}.amount`)}
            onRemove={() =>
              set(
                'prices',
                rows.filter((_, n) => n !== at),
              )
            }
          />
        ))}
      </ul>
      {next !== undefined && (
        <div>
          <Button icon="plus" onClick={() => set('prices', [...rows, { duration: next, amount: null }])}>
            {t('own_offers.add_price')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface RowProps {
  readonly row: PriceRow
  readonly free: readonly number[]
  readonly fault: (part: 'duration' | 'amount') => string | undefined
  readonly onChange: (part: Partial<PriceRow>) => void
  readonly onLeft: () => void
  readonly onRemove: () => void
}

function PriceRowFields({ row, free, fault, onChange, onLeft, onRemove }: RowProps) {
  const t = useText()
  const words = useWords()
  const format = useFormat()
  const { duration, amount } = row
  const base = duration === BASE_DURATION
  const lengths = [...free, duration].toSorted((a, b) => a - b)
  return (
    <li className={classes.price}>
      <Select
        label={t('own_offers.length')}
        options={lengths.map((minutes) => ({ value: String(minutes), label: t('own_offers.minutes', { minutes }) }))}
        value={String(duration)}
        clearable={false}
        disabled={base}
        onChange={(option) => onChange({ duration: Number(option?.value ?? duration) })}
        error={fault('duration')}
      />
      <IntegerField
        label={t('own_offers.price')}
        unit="zł"
        value={amount === null ? null : amount / PRICE_STEP}
        min={1}
        max={PRICE_MAX / PRICE_STEP}
        onChange={(zloty) => onChange({ amount: zloty === null ? null : zloty * PRICE_STEP })}
        onBlur={onLeft}
        hint={
          base || amount === null
            ? undefined
            : t('own_offers.per_hour', {
                price: format.money(Math.round((amount * BASE_DURATION) / duration / PRICE_STEP) * PRICE_STEP, 'PLN'),
              })
        }
        error={fault('amount')}
      />
      <div className={classes.remove}>
        {!base && (
          <Button
            look="quiet"
            icon="trash"
            label={t('own_offers.remove_price', { length: words.duration(duration) })}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  )
}

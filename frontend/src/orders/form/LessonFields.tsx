import { PLACES, type Place } from '@kredka/contracts/offers/rules'
import type { OrderFormView } from '@kredka/contracts/orders/views'
import { ONLINE_TOOLS } from '@kredka/contracts/settings/rules'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Grid } from '../../ui/layout.tsx'
import { TOOL_NAMES } from '../tools.ts'
import type { OrderDraft } from './draft.ts'

interface Props {
  readonly form: OrderFormView
  readonly draft: OrderDraft
  readonly onChange: (changes: Partial<OrderDraft>) => void
}

/** How long, where, and with what. */
export function LessonFields({ form, draft, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const words = useWords()
  const places: readonly Place[] = PLACES.filter((place) => form.places.includes(place))
  const lengths = form.prices.toSorted((a, b) => a.duration - b.duration)
  return (
    <Grid min="13rem" space={5}>
      <RadioGroup
        label={t('orders.length')}
        value={draft.duration === null ? null : String(draft.duration)}
        // the times of another length are others
        onChange={(duration) => onChange({ duration: Number(duration), starts: [] })}
        options={lengths.map((price) => ({
          value: String(price.duration),
          label: `${words.duration(price.duration)} · ${format.money(price.amount, price.currency)}`,
        }))}
      />
      <RadioGroup
        label={t('orders.place')}
        value={draft.place}
        onChange={(place) => onChange({ place })}
        options={places.map((value) => ({
          value,
          label:
            value === 'online' || form.city_name === null
              ? words.place(value)
              : `${words.place(value)}, ${form.city_name}`,
        }))}
      />
      {draft.place === 'online' && form.online_tool === null && (
        <RadioGroup
          label={t('orders.tool')}
          optionalText={t('orders.optional')}
          value={draft.online_tool}
          onChange={(online_tool) => onChange({ online_tool })}
          options={ONLINE_TOOLS.map((value) => ({ value, label: TOOL_NAMES[value] }))}
        />
      )}
      {draft.place === 'online' && form.online_tool !== null && (
        <p>{t('orders.tool_is', { tool: TOOL_NAMES[form.online_tool] })}</p>
      )}
    </Grid>
  )
}

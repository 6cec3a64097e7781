import { DATES_MAX } from '@kredka/contracts/orders/rules'
import type { OrderFormView } from '@kredka/contracts/orders/views'
import { FreeTimePicker } from '../../calendar/index.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import type { ApiError } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { HOW_OFTEN, type OrderDraft } from './draft.ts'

interface Props {
  readonly form: OrderFormView
  readonly draft: OrderDraft
  /** Every start that it comes to. */
  readonly starts: readonly string[]
  /** Why the order was refused. */
  readonly refused: ApiError | null
  readonly missing: boolean
  readonly onChange: (changes: Partial<OrderDraft>) => void
}

/** One time, several, or the same one each week (ORD-03). */
export function DatesField({ form, draft, starts, refused, missing, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const { often, duration } = draft
  const taken = takenOf(refused).filter((start) => starts.includes(start))
  const pick = (start: string | null) => {
    if (often !== 'several') return onChange({ starts: start === null ? [] : [start] })
    if (start === null) return
    const kept = draft.starts.filter((one) => one !== start && !taken.includes(one))
    const isChosen = draft.starts.includes(start)
    onChange({ starts: isChosen ? kept : [...kept, start].toSorted().slice(0, DATES_MAX) })
  }
  return (
    <Stack>
      <RadioGroup
        label={t('orders.how_often')}
        value={often}
        onChange={(chosen) =>
          onChange({ often: chosen, starts: chosen === 'several' ? draft.starts : draft.starts.slice(0, 1) })
        }
        options={HOW_OFTEN.map((value) => ({ value, label: t(`orders.often_${value}`) }))}
      />
      {duration !== null && (
        <FreeTimePicker
          key={`${duration} ${often}`}
          offer_id={form.offer_id}
          duration={duration}
          value={often === 'several' ? null : (draft.starts[0] ?? null)}
          onChange={pick}
          {...(often === 'several' ? { several: draft.starts } : {})}
          refused={refused}
        />
      )}
      {missing && <Notice kind="error">{t('orders.choose_some_time')}</Notice>}
      {often === 'several' && draft.starts.length > 0 && (
        <Row space={2}>
          {draft.starts.map((start) => (
            <Chip
              key={start}
              icon="clock"
              onRemove={() => onChange({ starts: draft.starts.filter((one) => one !== start) })}
            >
              {`${format.date(start)}, ${format.time(start)}`}
            </Chip>
          ))}
        </Row>
      )}
      {often === 'weekly' && (
        <Select
          label={t('orders.weeks')}
          value={String(draft.weeks)}
          clearable={false}
          onChange={(option) => onChange({ weeks: Number(option?.value ?? draft.weeks) })}
          options={Array.from({ length: DATES_MAX - 1 }, (_, n) => ({
            value: String(n + 2),
            label: t('orders.weeks_count', { count: n + 2 }),
          }))}
        />
      )}
      {often !== 'once' && taken.length > 0 && taken.length < starts.length && (
        <Notice kind="warning">
          <p>{t('orders.these_taken', { dates: format.list(taken.map((start) => format.date(start))) })}</p>
          <Button
            onClick={() => onChange({ often: 'several', starts: starts.filter((start) => !taken.includes(start)) })}
          >
            {t('orders.without_taken', { count: taken.length })}
          </Button>
        </Notice>
      )}
    </Stack>
  )
}

/** The dates of the order that cannot be had, as the refusal names them. */
function takenOf(refused: ApiError | null): readonly string[] {
  if (refused === null) return []
  return refused.details.filter(({ path }) => path.startsWith('body/dates/')).map(({ message }) => message)
}

import { STEP_MINUTES } from '@kredka/contracts/availability/rules'
import type { TextId } from '../../i18n/text-ids.ts'
import { useDays } from '../../i18n/useDays.ts'
import { useText } from '../../i18n/useText.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { Stack } from '../../ui/layout.tsx'
import { findSkippedTo, type SpanDraft, type SpanFault, spanFaults } from '../span-draft.ts'
import classes from './span-fields.module.css'

interface Props {
  readonly draft: SpanDraft
  readonly zone: string
  /** Somebody tried to save: what is wrong shows. */
  readonly tried: boolean
  readonly onChange: (draft: SpanDraft) => void
}

const WORDS: Readonly<Record<SpanFault, TextId>> = {
  date: 'form.date',
  time: 'form.time',
  order: 'calendar.fault_order',
  past: 'calendar.fault_past',
}

/** From when to when: days, and hours where it is not whole days. */
export function SpanFields({ draft, zone, tried, onChange }: Props) {
  const t = useText()
  const { today } = useDays()
  const faults = tried ? spanFaults(draft, zone, Date.now()) : {}
  const fault = (field: keyof typeof faults) => {
    const found = faults[field]
    return found === undefined ? undefined : t(WORDS[found])
  }
  const skipped = draft.whole_days ? null : findSkippedTo(draft.first, draft.from, zone)
  // the end goes along with the beginning, as far as it stood behind it
  const begin = (first: string) => onChange({ ...draft, first, last: draft.last < first ? first : draft.last })
  return (
    <Stack>
      <Checkbox checked={draft.whole_days} onChange={(whole_days) => onChange({ ...draft, whole_days })}>
        {t('calendar.whole_days')}
      </Checkbox>
      <div className={classes.edge} data-whole={draft.whole_days || undefined}>
        <DatePicker
          label={t('calendar.first_day')}
          value={draft.first}
          min={draft.first < today ? draft.first : today}
          onChange={begin}
          error={fault('first')}
        />
        {!draft.whole_days && (
          <TimeField
            label={t('calendar.from')}
            value={draft.from}
            step={STEP_MINUTES}
            onChange={(from) => onChange({ ...draft, from })}
            error={fault('from')}
            {...(skipped === null ? {} : { hint: t('calendar.skipped', { time: skipped }) })}
          />
        )}
      </div>
      <div className={classes.edge} data-whole={draft.whole_days || undefined}>
        <DatePicker
          label={t('calendar.last_day')}
          value={draft.last}
          min={draft.first}
          onChange={(last) => onChange({ ...draft, last })}
          error={fault('last')}
        />
        {!draft.whole_days && (
          <TimeField
            label={t('calendar.to')}
            value={draft.to}
            step={STEP_MINUTES}
            onChange={(to) => onChange({ ...draft, to })}
            error={fault('to')}
          />
        )}
      </div>
    </Stack>
  )
}

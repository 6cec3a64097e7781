import { dateAt } from '@kredka/contracts/kernel/zones'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { DUE_STEP, type DueDraft, dueInstant } from '../due-time.ts'
import classes from './assignments.module.css'

interface Props {
  readonly draft: DueDraft
  readonly onChange: (draft: DueDraft) => void
  /** Somebody tried to send: what is wrong shows. */
  readonly tried: boolean
}

/** The due date, a day and an hour on the person's clocks. */
export function DueFields({ draft, onChange, tried }: Props) {
  const t = useText()
  const zone = useZone()
  const now = Date.now()
  const at = dueInstant(draft, zone)
  const isPast = at !== null && Date.parse(at) <= now
  return (
    <div className={classes.edge}>
      <DatePicker
        label={t('assignments.due_day')}
        value={draft.day}
        min={dateAt(now, zone)}
        onChange={(day) => onChange({ ...draft, day })}
        error={tried && (at === null || isPast) ? t(isPast ? 'assignments.due_past' : 'form.date') : undefined}
      />
      <TimeField
        label={t('assignments.due_time')}
        step={DUE_STEP}
        value={draft.time}
        onChange={(time) => onChange({ ...draft, time })}
        error={tried && dueInstant({ ...draft, day: '2026-01-01' }, zone) === null ? t('form.time') : undefined}
      />
    </div>
  )
}

import { STEP_MINUTES } from '@kredka/contracts/availability/rules'
import { useDays } from '../../i18n/useDays.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { IntegerField } from '../../ui/fields/NumberField.tsx'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import type { DraftEntry } from '../entries.ts'
import classes from './entry-rows.module.css'

interface Props {
  readonly type: 'month_day' | 'special'
  readonly entries: readonly DraftEntry[]
  /** The fault of a field in words: `entries.3`, `entries.3.start`. */
  readonly fault: (field: string) => string | undefined
  readonly onChange: (key: string, change: Partial<DraftEntry>) => void
  /** A field was left: `entries.3` is the entry as a whole. */
  readonly onLeft: (field: string) => void
  readonly onRemove: (key: string) => void
}

/** Days of the month, or single dates, as typed rows. */
export function EntryRows({ type, entries, fault, onChange, onLeft, onRemove }: Props) {
  const own = entries.map((entry, index) => ({ entry, index })).filter(({ entry }) => entry.type === type)
  if (own.length === 0) return null
  return (
    <ul className={classes.rows}>
      {own.map(({ entry, index }) => (
        <EntryRow
          key={entry.key}
          entry={entry}
          fault={(part) => fault(`entries.${index}${part}`)}
          onChange={(change) => onChange(entry.key, change)}
          onLeft={(part) => onLeft(`entries.${index}${part}`)}
          onRemove={() => onRemove(entry.key)}
        />
      ))}
    </ul>
  )
}

/** A field of an entry; the empty one is the entry as a whole. */
type Part = '' | '.start' | '.end' | '.day'

interface RowProps {
  readonly entry: DraftEntry
  readonly fault: (part: Part) => string | undefined
  readonly onChange: (change: Partial<DraftEntry>) => void
  readonly onLeft: (part: Part) => void
  readonly onRemove: () => void
}

function EntryRow({ entry, fault, onChange, onLeft, onRemove }: RowProps) {
  const t = useText()
  const { today } = useDays()
  const whole = fault('')
  return (
    <li className={classes.row} data-invalid={whole === undefined ? undefined : true}>
      <div className={classes.fields}>
        {entry.type === 'month_day' ? (
          <div className={classes.day}>
            <IntegerField
              label={t('availability.month_day')}
              value={entry.day}
              min={1}
              max={31}
              onChange={(day) => onChange({ day: day ?? 0 })}
              onBlur={() => onLeft('.day')}
              error={fault('.day')}
            />
          </div>
        ) : (
          <div className={classes.date}>
            <DatePicker
              min={today}
              label={t('availability.date')}
              value={entry.date}
              onChange={(date) => onChange({ date })}
              onBlur={() => onLeft('')}
            />
          </div>
        )}
        {!entry.day_off &&
          (['start', 'end'] as const).map((edge) => (
            <div key={edge} className={classes.time}>
              <TimeField
                label={t(edge === 'start' ? 'availability.from' : 'availability.to')}
                value={entry[edge]}
                onChange={(time) => onChange({ [edge]: time })}
                onBlur={() => {
                  onLeft(`.${edge}`)
                  // both times are known now, so the entry can be judged
                  if (edge === 'end') onLeft('')
                }}
                step={STEP_MINUTES}
                error={fault(`.${edge}`)}
              />
            </div>
          ))}
        {entry.type === 'special' && (
          <div className={classes.off}>
            <Checkbox checked={entry.day_off} onChange={(day_off) => onChange({ day_off })}>
              {t('availability.day_off')}
            </Checkbox>
          </div>
        )}
        <div className={classes.remove}>
          <Button look="quiet" icon="trash" label={t('ui.remove')} onClick={onRemove} />
        </div>
      </div>
      {whole !== undefined && (
        <p className={classes.fault} role="alert">
          <Icon name="error" size={16} />
          {whole}
        </p>
      )}
    </li>
  )
}

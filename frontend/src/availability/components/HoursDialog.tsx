import { STEP_MINUTES } from '@kredka/contracts/availability/rules'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { keepInPlace } from '../../ui/keep-in-place.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { useFaultFocus } from '../../ui/useFaultFocus.ts'
import { type DraftEntry, draftFaults, newEntry, settle } from '../entries.ts'
import { useWeekDays } from '../useWeekDays.ts'
import classes from './hours-dialog.module.css'

interface Props {
  readonly opened: boolean
  /** The entry that is changed; null adds a new one. */
  readonly entry: DraftEntry | null
  readonly others: readonly DraftEntry[]
  readonly onClose: () => void
  /** The entries that take the place of `entry`: one for each day. */
  readonly onSave: (entries: readonly DraftEntry[]) => void
  readonly onRemove: () => void
}

/** Stands for the day while none is chosen, so that the times are judged all the same. */
const NO_DAY = 0

/** Hours of the week, typed: days, from, to. The same hours may go to several days at once. */
export function HoursDialog({ opened, ...hours }: Props) {
  const t = useText()
  const { entry, onClose } = hours
  return (
    <Modal
      opened={opened}
      width={540}
      onClose={onClose}
      title={t(entry === null ? 'availability.add_hours' : 'availability.change_hours')}
    >
      <Hours key={entry?.key} {...hours} />
    </Modal>
  )
}

function Hours({ entry, others, onClose, onSave, onRemove }: Omit<Props, 'opened'>) {
  const t = useText()
  const { ref: form, focusFault } = useFaultFocus()
  const [chosen, setChosen] = useState<readonly number[]>(entry === null ? [] : [entry.day])
  const [start, setStart] = useState(entry?.start ?? '')
  const [end, setEnd] = useState(entry?.end ?? '')
  const [tried, setTried] = useState(false)
  const noDay = chosen.length === 0
  const made = (chosen.length === 0 ? [NO_DAY] : chosen).map((day, n) =>
    newEntry('week_day', { day, start, end, ...(n === 0 && entry !== null ? { key: entry.key } : {}) }),
  )
  const faults = draftFaults({ name: '', entries: [...others, ...made] })
  const fault = (part: '' | '.start' | '.end') => {
    if (!tried || (part === '' && noDay)) return undefined
    const found = made.map((_, n) => faults[`entries.${others.length + n}${part}`]).find((one) => one !== undefined)
    return found === undefined ? undefined : t(found.text, found.values)
  }
  const wrong = made.some((_, n) => hasFault(faults, others.length + n))
  return (
    <form
      ref={form}
      noValidate
      onMouseDown={keepInPlace}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (wrong) focusFault()
        else onSave(made.map(settle))
      }}
    >
      <Stack>
        <DaysField
          chosen={chosen}
          onChange={setChosen}
          error={tried && noDay ? t('availability.fault_no_week_day') : undefined}
        />
        <div className={classes.times}>
          <TimeField
            label={t('availability.from')}
            value={start}
            onChange={setStart}
            step={STEP_MINUTES}
            error={fault('.start') ?? fault('')}
          />
          <TimeField
            label={t('availability.to')}
            value={end}
            onChange={setEnd}
            step={STEP_MINUTES}
            error={fault('.end')}
          />
        </div>
        <Actions isNew={entry === null} onClose={onClose} onRemove={onRemove} />
      </Stack>
    </form>
  )
}

interface DaysProps {
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
  readonly error: string | undefined
}

function DaysField({ chosen, onChange, error }: DaysProps) {
  const t = useText()
  const days = useWeekDays()
  const toggle = (day: number) =>
    onChange(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])
  return (
    <Field label={t('availability.days')} error={error} group>
      {() => (
        <Row space={2}>
          {days.map(({ day, short, long }) => (
            <Chip key={day} chosen={chosen.includes(day)} onClick={() => toggle(day)}>
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">{long}</span>
            </Chip>
          ))}
        </Row>
      )}
    </Field>
  )
}

interface ActionsProps extends Pick<Props, 'onClose' | 'onRemove'> {
  readonly isNew: boolean
}

function Actions({ isNew, onClose, onRemove }: ActionsProps) {
  const t = useText()
  return (
    <Row apart>
      {isNew ? (
        <span />
      ) : (
        <Button look="quiet" icon="trash" onClick={onRemove}>
          {t('ui.remove')}
        </Button>
      )}
      <Row>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <Button look="primary" type="submit">
          {t('availability.set_hours')}
        </Button>
      </Row>
    </Row>
  )
}

function hasFault(faults: Readonly<Record<string, unknown>>, index: number): boolean {
  return Object.keys(faults).some((field) => field === `entries.${index}` || field.startsWith(`entries.${index}.`))
}

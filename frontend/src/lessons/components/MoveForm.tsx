import { dateAt, instantOf } from '@kredka/contracts/kernel/zones'
import { proposeLessonMove } from '@kredka/contracts/lessons/endpoints'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { MESSAGE_MAX } from '@kredka/contracts/orders/rules'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { FreeTimePicker, isAboutTime } from '../../calendar/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { DatePicker } from '../../ui/fields/day/DatePicker.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TimeField } from '../../ui/fields/TimeField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { NoLonger } from './NoLonger.tsx'

interface Props {
  readonly lesson: LessonView
  readonly now: number
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The form of a proposal, loaded when somebody wants to make one. */
export function MoveForm({ lesson, now, onClose, onDone }: Props) {
  const t = useText()
  const [start, setStart] = useState<string | null>(null)
  const [note, setNote] = useDraft(`lesson.move.${lesson.id}`)
  const [tried, setTried] = useState(false)
  const propose = useCommand(proposeLessonMove, {
    success: 'lessons.proposed',
    quiet: true,
    always: () => setNote(''),
    done: onDone,
  })
  // the picker tells itself what is wrong with a time, with others near that one
  const failed = lesson.role === 'student' && isAboutTime(propose.error) ? null : propose.error
  const tooLong = [...note.trim()].length > MESSAGE_MAX
  const submit = () => {
    setTried(true)
    if (start === null || tooLong) return false
    propose.send({ id: lesson.id, starts_at: start, note: note.trim() })
    return true
  }
  return (
    <Form onSubmit={submit} label={t('lessons.propose_move')}>
      <p>{t('lessons.propose_about')}</p>
      <NoLonger lesson={lesson} command="propose_move" now={now} />
      {lesson.role === 'student' ? (
        <FreeTimePicker
          offer_id={lesson.offer_id}
          duration={lesson.duration}
          moving={lesson.id}
          refused={propose.error}
          value={start}
          onChange={setStart}
        />
      ) : (
        <OwnTime lesson={lesson} now={now} onChange={setStart} tried={tried} />
      )}
      {tried && start === null && lesson.role === 'student' && <Notice kind="error">{t('lessons.choose_time')}</Notice>}
      <Textarea
        label={t('lessons.note_to_them')}
        optionalText={t('lessons.optional')}
        rows={3}
        value={note}
        onChange={setNote}
        max={MESSAGE_MAX}
        error={tooLong ? t('form.too_long', { max: MESSAGE_MAX }) : undefined}
      />
      <FormFoot
        error={failed}
        sending={propose.status === 'sending'}
        label={t('lessons.send_proposal')}
        onCancel={onClose}
        dialog
      />
    </Form>
  )
}

interface OwnTimeProps {
  readonly lesson: LessonView
  readonly now: number
  readonly onChange: (start: string | null) => void
  readonly tried: boolean
}

/** Day and hour on the clocks of the lesson's zone, which is the teacher's. */
function OwnTime({ lesson, now, onChange, tried }: OwnTimeProps) {
  const t = useText()
  const [date, setDate] = useState('')
  const [time, setTime] = useState(lesson.time)
  const today = dateAt(now, lesson.timezone)
  const change = (day: string, hour: string) => {
    setDate(day)
    setTime(hour)
    onChange(startOf(day, hour, lesson.timezone))
  }
  return (
    <>
      <DatePicker
        label={t('lessons.new_day')}
        value={date}
        min={today}
        onChange={(day) => change(day, time)}
        error={tried && date === '' ? t('form.required') : undefined}
      />
      <TimeField
        label={t('lessons.new_hour')}
        step={5}
        value={time}
        onChange={(hour) => change(date, hour)}
        error={tried && startOf('2026-01-01', time, lesson.timezone) === null ? t('form.required') : undefined}
      />
    </>
  )
}

function startOf(date: string, time: string, zone: string): string | null {
  const hour = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (hour === null || !/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) return null
  return new Date(instantOf(date, Number(hour[1]) * 60 + Number(hour[2]), zone)).toISOString()
}

import {
  changeCalendarEvent,
  changeTimeOff,
  createCalendarEvent,
  takeTimeOff,
} from '@kredka/contracts/calendar/endpoints'
import { BLOCK_TITLE_MAX } from '@kredka/contracts/calendar/rules'
import type { ConflictingLesson } from '@kredka/contracts/calendar/views'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import { useState } from 'react'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { useZone } from '../../i18n/useZone.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Row } from '../../ui/layout.tsx'
import { Modal } from '../../ui/overlay/Modal.tsx'
import { type SpanDraft, spanFaults, spanMeant } from '../span-draft.ts'
import { SpanFields } from './SpanFields.tsx'

/** An own event or a time off, about to be made or changed. */
export interface EventDraft {
  /** Null makes a new one. */
  readonly id: string | null
  readonly time_off: boolean
  readonly title: string
  readonly public_reason: string
  readonly span: SpanDraft
}

interface Props {
  /** Null while it is closed. */
  readonly draft: EventDraft | null
  readonly onClose: () => void
  /** It stands in the calendar now; `in_the_way` are lessons and orders that stand in a time off. */
  readonly onSaved: (in_the_way: readonly ConflictingLesson[]) => void
}

/** Own events and times off, typed (CAL-01, AVL-03). */
export function EventDialog({ draft, ...rest }: Props) {
  const t = useText()
  const isNew = draft?.id === null
  const title = draft?.time_off
    ? t(isNew ? 'calendar.take_time_off' : 'calendar.change_time_off')
    : t(isNew ? 'calendar.add_event' : 'calendar.change_event')
  return (
    <Modal opened={draft !== null} onClose={rest.onClose} title={title} width={520}>
      {draft !== null && <Fields initial={draft} {...rest} />}
    </Modal>
  )
}

function Fields({ initial, onClose, onSaved }: Omit<Props, 'draft'> & { readonly initial: EventDraft }) {
  const t = useText()
  const zone = useZone()
  const { id, time_off: isOff } = initial
  const [span, setSpan] = useState(initial.span)
  const words = { title: initial.title, public_reason: initial.public_reason }
  // when it is comes from where the person pressed: only its words are kept
  const begun = useFormDraft(`calendar.${isOff ? 'off' : 'event'}.${id ?? 'new'}`, words)
  const [values, replace] = useState(begun.initial)
  const draft = useKeptForm(begun, { values, replace }, words, trim)
  const [tried, setTried] = useState(false)
  const saved = { quiet: true, success: 'calendar.saved', always: () => draft.drop() } as const
  const create = useCommand(createCalendarEvent, { ...saved, done: () => onSaved([]) })
  const change = useCommand(changeCalendarEvent, { ...saved, done: () => onSaved([]) })
  const takeOff = useCommand(takeTimeOff, { ...saved, done: ({ in_the_way }) => onSaved(in_the_way) })
  const changeOff = useCommand(changeTimeOff, { ...saved, done: ({ in_the_way }) => onSaved(in_the_way) })
  const commands = [create, change, takeOff, changeOff]
  const error = commands.find((command) => command.error !== null)?.error ?? null

  const { title, public_reason: reason } = trim(values)
  const titleFault = !isOff && title === '' ? t('form.required') : tooLong(title, BLOCK_TITLE_MAX)
  const reasonFault = tooLong(reason, REASON_MAX)
  function tooLong(text: string, max: number) {
    return [...text].length > max ? t('form.too_long', { max }) : undefined
  }

  const submit = () => {
    setTried(true)
    const meant = spanMeant(span, zone)
    const wrong = titleFault ?? reasonFault ?? Object.keys(spanFaults(span, zone, Date.now()))[0]
    if (meant === null || wrong !== undefined) return false
    const off = { ...meant, public_reason: reason === '' ? null : reason }
    if (isOff && id === null) takeOff.send(off)
    else if (isOff && id !== null) changeOff.send({ id, ...off })
    else if (id === null) create.send({ title, ...meant })
    else change.send({ id, title, ...meant })
    return true
  }
  const cancel = () => {
    draft.drop()
    onClose()
  }
  return (
    <Form onSubmit={submit}>
      <DraftKept of={draft} />
      <ErrorNotice error={error} />
      {isOff ? (
        <p>{t('calendar.time_off_about')}</p>
      ) : (
        <TextInput
          label={t('calendar.title')}
          hint={t('calendar.title_hint')}
          value={values.title}
          onChange={(next) => replace({ ...values, title: next })}
          max={BLOCK_TITLE_MAX}
          error={tried ? titleFault : undefined}
          firstInDialog
        />
      )}
      <SpanFields draft={span} zone={zone} tried={tried} onChange={setSpan} />
      {isOff && (
        <Textarea
          label={t('calendar.public_reason')}
          hint={t('calendar.public_reason_hint')}
          optionalText={t('calendar.optional')}
          value={values.public_reason}
          onChange={(public_reason) => replace({ ...values, public_reason })}
          max={REASON_MAX}
          rows={2}
          error={tried ? reasonFault : undefined}
        />
      )}
      <Row end>
        <Button onClick={cancel}>{t('ui.cancel')}</Button>
        <Button look="primary" type="submit" loading={commands.some(({ status }) => status === 'sending')}>
          {t('calendar.save')}
        </Button>
      </Row>
    </Form>
  )
}

function trim({ title, public_reason }: Pick<EventDraft, 'title' | 'public_reason'>) {
  return { title: title.trim(), public_reason: public_reason.trim() }
}

import { proposeLessonMove } from '@kredka/contracts/lessons/endpoints'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { MESSAGE_MAX } from '@kredka/contracts/orders/rules'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { FreeTimePicker, isAboutTime, OwnTime } from '../../calendar/index.ts'
import { useText } from '../../i18n/useText.ts'
import { Form } from '../../ui/Form.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
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
  const [keptStart, keepStart] = useDraft(`lesson.move.to.${lesson.id}`)
  const [begun] = useState(() => (Date.parse(keptStart) > now ? keptStart : null))
  const [start, choose] = useState(begun)
  const setStart = (next: string | null) => {
    choose(next)
    keepStart(next ?? '')
  }
  const [note, setNote] = useDraft(`lesson.move.${lesson.id}`)
  const [tried, setTried] = useState(false)
  const propose = useCommand(proposeLessonMove, {
    success: 'lessons.proposed',
    quiet: true,
    always: () => {
      setNote('')
      keepStart('')
    },
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
        <OwnTime
          zone={lesson.timezone}
          first={{ time: lesson.time }}
          begun={begun}
          now={now}
          onChange={setStart}
          tried={tried}
        />
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

import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import type { correctKey } from '@kredka/contracts/quizzes/endpoints'
import { keyOfTask } from '@kredka/contracts/quizzes/question-rules'
import type { QuizKeysView } from '@kredka/contracts/quizzes/views'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { canonical } from '../../../kernel/canonical.ts'
import type { ApiError } from '../../../kernel/errors.ts'
import { Form } from '../../../ui/Form.tsx'
import { FormFoot } from '../../../ui/FormFoot.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { ReadyTexts } from '../../../ui/fields/ReadyTexts.tsx'
import { Textarea } from '../../../ui/fields/Textarea.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { KeyFields } from './KeyFields.tsx'

const WHY_CORRECTED = ['quiz_keys.ready_slip', 'quiz_keys.ready_several', 'quiz_keys.ready_unclear'] as const

type Correction = Omit<InputOf<typeof correctKey>, 'id' | 'question_id' | 'version'>

interface Props {
  readonly question: QuizKeysView['questions'][number]
  readonly error: ApiError | null
  readonly sending: boolean
  /** Where the reason is kept until it is sent. */
  readonly draft: readonly [text: string, change: (text: string) => void]
  readonly onSend: (correction: Correction) => void
  readonly onCancel: () => void
}

/** Says anew what is right, or that the question no longer counts, and why: everybody whose score follows reads it. */
export function KeyForm({ question, error, sending, draft, onSend, onCancel }: Props) {
  const t = useText()
  const wasVoid = question.correction?.is_void ?? false
  const [task, setTask] = useState(question.task)
  const [isVoid, setVoid] = useState(wasVoid)
  const [reason, setReason] = draft
  const [tried, setTried] = useState(false)
  const key = keyOfTask(task)
  const isKept = canonical(key) === canonical(keyOfTask(question.task))
  const isSame = isKept && isVoid === wasVoid
  const said = reason.trim()
  const submit = () => {
    setTried(true)
    if (isSame || said === '' || [...said].length > REASON_MAX) return false
    onSend({ is_void: isVoid, key: isVoid || isKept ? null : key, reason: said })
    return true
  }
  return (
    <Form onSubmit={submit} label={t('quiz_keys.correct')}>
      {!isVoid && <KeyFields task={task} formulas={question.formulas} onChange={setTask} />}
      <Checkbox checked={isVoid} onChange={setVoid}>
        {t('quiz_keys.void')}
      </Checkbox>
      {isVoid && <p className="soft-note">{t('quiz_keys.void_about')}</p>}
      <ReadyTexts texts={WHY_CORRECTED.map((text) => t(text))} value={reason} onChange={setReason} />
      <Textarea
        label={t('quiz_keys.reason')}
        hint={t('quiz_keys.reason_hint')}
        value={reason}
        onChange={setReason}
        max={REASON_MAX}
        rows={3}
        error={tried && said === '' ? t('form.required') : undefined}
      />
      {tried && isSame && <Notice kind="warning">{t('quiz_keys.same')}</Notice>}
      <FormFoot error={error} sending={sending} label={t('quiz_keys.send')} onCancel={onCancel} />
    </Form>
  )
}

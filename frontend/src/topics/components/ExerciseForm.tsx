import { addExercise, changeExercise } from '@kredka/contracts/topics/endpoints'
import { ANSWER_MAX, QUESTION_MAX } from '@kredka/contracts/topics/rules'
import type { OwnExerciseView } from '@kredka/contracts/topics/views'
import { useForm } from '../../app/forms/useForm.ts'
import { useCommand } from '../../app/store/command.ts'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface Props {
  readonly topic_id: string
  /** Null adds a new one. */
  readonly exercise: OwnExerciseView | null
  readonly onSaved: () => void
  readonly onCancel: () => void
}

/** A question with its answer: for oneself, or sent so that students may see it. */
export function ExerciseForm({ topic_id, exercise, onSaved, onCancel }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const initial = { question: exercise?.question ?? '', answer: exercise?.answer ?? '' }
  const bodyOf = (values: typeof initial, send = false) => ({ id: topic_id, ...values, send })
  const form = useForm(addExercise, initial, bodyOf)
  const { values, set, fault, left } = form
  const options = { quiet: true, failed: form.refuse, done: onSaved } as const
  const add = useCommand(addExercise, { ...options, success: 'topics.exercise_saved' })
  const change = useCommand(changeExercise, { ...options, success: 'topics.exercise_saved' })
  const save = (send: boolean) => async () => {
    if (!(await form.check())) return false
    const body = bodyOf(form.values, send)
    if (exercise === null) add.send(body)
    else change.send({ ...body, exercise_id: exercise.id })
    return true
  }
  const busy = add.status === 'sending' || change.status === 'sending'
  const error = add.error ?? change.error
  return (
    <Form onSubmit={save(true)} label={t('topics.exercise')}>
      {(submit) => (
        <>
          <p>{t('topics.exercise_about')}</p>
          <Textarea
            label={t('topics.question')}
            rows={5}
            value={values.question}
            onChange={(question) => set('question', question)}
            onBlur={() => left('question')}
            max={QUESTION_MAX}
            error={fault('question')}
          />
          <Textarea
            label={t('topics.answer')}
            optionalText={t('topics.optional')}
            rows={4}
            value={values.answer}
            onChange={(answer) => set('answer', answer)}
            onBlur={() => left('answer')}
            max={ANSWER_MAX}
            error={fault('answer')}
          />
          {error !== null && <Notice kind="error">{errorText(error)}</Notice>}
          <Row end>
            <Button onClick={onCancel}>{t('ui.cancel')}</Button>
            <Button disabled={busy} onClick={() => submit(save(false))}>
              {t('topics.keep')}
            </Button>
            <Button look="primary" type="submit" loading={busy}>
              {t('topics.send')}
            </Button>
          </Row>
        </>
      )}
    </Form>
  )
}

import { addExercise, changeExercise } from '@kredka/contracts/topics/endpoints'
import { ANSWER_MAX, QUESTION_MAX } from '@kredka/contracts/topics/rules'
import type { OwnExerciseView } from '@kredka/contracts/topics/views'
import { useForm } from '../../app/forms/useForm.ts'
import { useFormDraft, useKeptForm } from '../../app/forms/useFormDraft.ts'
import { useSavedElsewhere } from '../../app/forms/useSavedElsewhere.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../ui/ChangedMeanwhile.tsx'
import { DraftKept } from '../../ui/DraftKept.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Form } from '../../ui/Form.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { Row } from '../../ui/layout.tsx'

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
  const saved = { question: exercise?.question ?? '', answer: exercise?.answer ?? '' }
  const bodyOf = (values: typeof saved, send = false) => ({ id: topic_id, ...values, send })
  const begun = useFormDraft(`exercise.${topic_id}.${exercise?.id ?? 'new'}`, saved)
  const form = useForm(addExercise, begun.initial, bodyOf)
  const draft = useKeptForm(begun, form, saved, bodyOf)
  const elsewhere = useSavedElsewhere(form, saved, bodyOf, begun.base)
  const always = () => draft.drop()
  const options = { quiet: true, failed: form.refuse, always, done: onSaved } as const
  const add = useCommand(addExercise, { ...options, success: 'topics.exercise_saved' })
  const change = useCommand(changeExercise, { ...options, success: 'topics.exercise_saved' })
  const save = (send: boolean) => () =>
    form.submit((values) => {
      const body = bodyOf(values, send)
      if (exercise === null) add.send(body)
      else change.send({ ...body, exercise_id: exercise.id })
    })
  const cancel = () => {
    draft.drop()
    onCancel()
  }
  const busy = add.status === 'sending' || change.status === 'sending'
  const error = add.error ?? change.error
  return (
    <Form onSubmit={save(true)} label={t('topics.exercise')}>
      {(submit) => (
        <>
          <DraftKept of={draft} />
          <ChangedMeanwhile of={elsewhere} />
          <p>{t('topics.exercise_about')}</p>
          <Textarea label={t('topics.question')} rows={5} {...form.field('question')} max={QUESTION_MAX} />
          <Textarea
            label={t('topics.answer')}
            optionalText={t('topics.optional')}
            rows={4}
            {...form.field('answer')}
            max={ANSWER_MAX}
          />
          <ErrorNotice error={error} />
          <Row end>
            <Button onClick={cancel}>{t('ui.cancel')}</Button>
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

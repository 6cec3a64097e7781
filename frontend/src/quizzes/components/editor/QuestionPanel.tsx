import type { QuestionTask } from '@kredka/contracts/quizzes/question'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { loadChunk } from '../../../kernel/chunks.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../../ui/ChangedMeanwhile.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonLines } from '../../../ui/states.tsx'
import { faultsOf, type Question } from '../../draft-question.ts'
import { type QuestionForm, removeGap, TASK_KINDS, withKind } from '../../question-form.ts'
import { AboutQuestionFields } from './AboutQuestionFields.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import classes from './editor.module.css'
import { GapsFields } from './GapsFields.tsx'
import { PictureField } from './PictureField.tsx'
import { PromptField } from './PromptField.tsx'
import { NumberFields, TextFields } from './TypedFields.tsx'

const QuestionPreview = lazy(async () => ({
  default: (await loadChunk(() => import('./QuestionPreview.tsx'))).QuestionPreview,
}))

interface Props {
  readonly question: Question
  /** From 1. */
  readonly number: number
  readonly quizId: string
  readonly subject_id: string
  readonly onChange: (form: QuestionForm) => void
  /** The fields were left: what is typed is saved now. */
  readonly onLeave: () => void
  readonly onChoose: (which: 'newer' | 'mine') => void
  readonly onClose: () => void
}

/** The open question: its fields by type, or how a learner sees it. */
export function QuestionPanel({ question, number, quizId, subject_id, onChange, onLeave, onChoose, onClose }: Props) {
  const t = useText()
  const errorText = useErrorText()
  const heading = useRef<HTMLHeadingElement>(null)
  const [previewed, setPreviewed] = useState(false)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { form, newer, error } = question
  const { content } = form
  const { task } = content
  const setTask = (next: QuestionTask) => onChange({ ...form, content: { ...content, task: next } })
  const faults = faultsOf(question)
  return (
    <section
      className={classes.panel}
      aria-label={t('quiz_editor.question', { number })}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      <div className={classes.panelHead}>
        <Button
          look="quiet"
          size="small"
          icon="arrow-left"
          label={t('quiz_editor.to_list')}
          className={classes.toList}
          onClick={onClose}
        />
        <h2 ref={heading} tabIndex={-1}>
          {t('quiz_editor.question', { number })}
        </h2>
        <Button size="small" icon={previewed ? 'edit' : 'eye'} onClick={() => setPreviewed(!previewed)}>
          {t(previewed ? 'quiz_editor.write' : 'quiz_editor.preview')}
        </Button>
      </div>
      <Stack space={4}>
        <ChangedMeanwhile
          of={{ overtaken: newer !== null, take: () => onChoose('newer'), keep: () => onChoose('mine') }}
        />
        {newer !== null && (
          <div className={classes.newer}>
            <h3>{t('quiz_editor.newer')}</h3>
            <Suspense fallback={<SkeletonLines />}>
              <QuestionPreview
                content={newer.form.content}
                formulas={question.formulas}
                picture_id={newer.form.picture_id}
                withKey
              />
            </Suspense>
          </div>
        )}
        {error !== null && <Notice kind="error">{errorText(error)}</Notice>}
        {previewed ? (
          <Suspense fallback={<SkeletonLines />}>
            <QuestionPreview content={content} formulas={question.formulas} picture_id={form.picture_id} />
          </Suspense>
        ) : (
          <>
            {faults.length > 0 && (
              <Notice>
                <p>{t('quiz_editor.still_missing')}</p>
                <ul className={classes.faults}>
                  {faults.map((fault) => (
                    <li key={fault}>{t(`quiz_editor.${fault}`)}</li>
                  ))}
                </ul>
              </Notice>
            )}
            <Select
              label={t('quiz_editor.kind')}
              clearable={false}
              options={TASK_KINDS.map((kind) => ({ value: kind, label: t(`quiz_editor.kind_${kind}`) }))}
              value={task.kind}
              onChange={(option) => {
                const kind = TASK_KINDS.find((known) => known === option?.value)
                if (kind !== undefined) onChange({ ...form, content: withKind(content, kind, subject_id) })
              }}
            />
            <PromptField form={form} onChange={onChange} />
            <PictureField quizId={quizId} form={form} onChange={onChange} />
            {(task.kind === 'single' || task.kind === 'several') && <ChoiceFields task={task} onChange={setTask} />}
            {task.kind === 'gaps' && (
              <GapsFields
                task={task}
                onChange={setTask}
                onRemove={(index) => onChange({ ...form, content: removeGap(content, task, index) })}
                subject_id={subject_id}
              />
            )}
            {task.kind === 'text' && <TextFields task={task} onChange={setTask} subject_id={subject_id} />}
            {task.kind === 'number' && <NumberFields task={task} onChange={setTask} />}
            <AboutQuestionFields form={form} onChange={onChange} />
          </>
        )}
        <Row end>
          <Button onClick={onClose}>{t('quiz_editor.done')}</Button>
        </Row>
      </Stack>
    </section>
  )
}

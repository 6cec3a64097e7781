import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useErrorText } from '../../../i18n/useErrorText.ts'
import { useText } from '../../../i18n/useText.ts'
import { loadChunk } from '../../../kernel/chunks.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangedMeanwhile } from '../../../ui/ChangedMeanwhile.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { SkeletonLines } from '../../../ui/states.tsx'
import { faultsOf, type Question } from '../../draft-question.ts'
import type { QuestionForm } from '../../question-form.ts'
import classes from './editor.module.css'
import { MissingList } from './MissingList.tsx'
import { PictureField } from './PictureField.tsx'
import { QuestionFields } from './QuestionFields.tsx'

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
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [previewed, setPreviewed] = useState(false)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // opened from far down a list, or on a phone in its stead
    const { top } = panel.current?.getBoundingClientRect() ?? { top: 0 }
    if (top < 0 || top > window.innerHeight / 2) panel.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  const turn = () => {
    // its formulas are drawn by the server
    if (!previewed) onLeave()
    setPreviewed(!previewed)
  }
  const { form, newer, error } = question
  const { content } = form
  return (
    <section
      ref={panel}
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
        <Button size="small" icon={previewed ? 'edit' : 'eye'} onClick={turn}>
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
            <MissingList faults={faultsOf(question)} />
            <QuestionFields
              form={form}
              subject_id={subject_id}
              onChange={onChange}
              picture={<PictureField quizId={quizId} form={form} onChange={onChange} />}
            />
          </>
        )}
        <Row end>
          <Button onClick={onClose}>{t('quiz_editor.done')}</Button>
        </Row>
      </Stack>
    </section>
  )
}

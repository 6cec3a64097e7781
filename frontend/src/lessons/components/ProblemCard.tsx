import { answerLessonProblem, withdrawLessonProblem } from '@kredka/contracts/lessons/endpoints'
import { outcomeIfAgreed, PROBLEM_TEXT_MAX, problemRefusal } from '@kredka/contracts/lessons/rules'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { useState } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Paragraphs } from '../../offers/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { factsOf } from '../facts.ts'
import { PROBLEM_KIND_LABELS } from '../problem-kinds.ts'
import { STATUS_CHANGE } from '../status-change.ts'

interface Props {
  readonly lesson: LessonView
  readonly onChanged: () => void
}

/** A report with the words of both sides, what it waits for, and what came of it (LES-04). */
export function ProblemCard({ lesson, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const [asking, setAsking] = useState<'agree' | 'disagree' | 'withdraw' | null>(null)
  const close = () => setAsking(null)
  const over = () => {
    close()
    onChanged()
  }
  const settled = { ...STATUS_CHANGE, done: over, failed: ifOvertaken(over) }
  const words = useDraft(`lesson.answer.${lesson.id}`)
  const answer = useCommand(answerLessonProblem, { ...settled, always: () => words[1]('') })
  const withdraw = useCommand(withdrawLessonProblem, settled)
  const { id, problem, role } = lesson
  if (problem === null) return null
  const may = (command: 'answer' | 'agree' | 'withdraw') => problemRefusal(factsOf(lesson), command, role) === null
  const own = problem.by === role
  return (
    <Card padding="tight">
      <Stack space={3}>
        <Row apart>
          <h2>{t(`lessons.kind_${problem.kind}_${problem.by}`)}</h2>
          <StatusLabel kind={PROBLEM_KIND_LABELS[problem.state]}>{t(`lessons.problem_${problem.state}`)}</StatusLabel>
        </Row>
        <p>
          {t(own ? 'lessons.you_reported' : 'lessons.they_reported', { when: format.dateTime(problem.reported_at) })}
        </p>
        <Paragraphs text={problem.text ?? t('lessons.deleted_words')} />
        {problem.answer !== null && (
          <>
            <h3>{t(own ? 'lessons.their_answer' : 'lessons.your_answer')}</h3>
            <p>
              {t(problem.answer.agrees ? 'lessons.agrees' : 'lessons.disagrees')}, {format.dateTime(problem.answer.at)}
            </p>
            {problem.answer.text !== null && <Paragraphs text={problem.answer.text} />}
          </>
        )}
        {problem.state === 'open' && (
          <p>{t(own ? 'lessons.they_answer_by' : 'lessons.answer_by', { when: format.dateTime(problem.answer_by) })}</p>
        )}
        {(problem.state === 'answered' || problem.state === 'unanswered') && <p>{t('lessons.staff_decide')}</p>}
        {problem.decision !== null && (
          <>
            <h3>{t(problem.decision.by_staff ? 'lessons.decision' : 'lessons.agreement')}</h3>
            <p>{t(`lessons.outcome_${problem.decision.outcome}`)}</p>
            {problem.decision.reason !== null && <Paragraphs text={problem.decision.reason} />}
          </>
        )}
        <Row>
          {may('agree') && (
            <Button icon="check" onClick={() => setAsking('agree')}>
              {t('lessons.agree')}
            </Button>
          )}
          {may('answer') && (
            <Button look="primary" onClick={() => setAsking('disagree')}>
              {t('lessons.answer')}
            </Button>
          )}
          {may('withdraw') && <Button onClick={() => setAsking('withdraw')}>{t('lessons.withdraw_report')}</Button>}
        </Row>
      </Stack>
      <ConfirmDialog
        opened={asking === 'agree' || asking === 'disagree'}
        onClose={close}
        onConfirm={(text) => answer.send({ id, agrees: asking === 'agree', text })}
        title={t(asking === 'agree' ? 'lessons.agree_title' : 'lessons.answer_title')}
        confirm={t(asking === 'agree' ? 'lessons.agree' : 'lessons.send_answer')}
        busy={answer.status === 'sending'}
        reason={{
          label: t('lessons.your_words'),
          max: PROBLEM_TEXT_MAX,
          required: asking === 'disagree',
          ...(asking === 'disagree' ? {} : { optionalText: t('lessons.optional') }),
          draft: words,
        }}
      >
        {asking === 'agree'
          ? t(`lessons.agreeing_${outcomeIfAgreed(problem.kind, problem.by)}`)
          : t('lessons.answer_about')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'withdraw'}
        onClose={close}
        onConfirm={() => withdraw.send({ id })}
        title={t('lessons.withdraw_title')}
        confirm={t('lessons.withdraw_report')}
        busy={withdraw.status === 'sending'}
      >
        {t('lessons.withdraw_about')}
      </ConfirmDialog>
    </Card>
  )
}

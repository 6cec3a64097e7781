import type { LessonCaseView, LessonProblemDetailView } from '@kredka/contracts/lessons/views'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useResource } from '../../app/store/resource.ts'
import { DetailPage, Part } from '../../back-office/DetailPage.tsx'
import type { Fact } from '../../back-office/Facts.tsx'
import { History } from '../../back-office/History.tsx'
import { Words } from '../../back-office/Talk.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { useWords } from '../../offers/index.ts'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { StatusLabel } from '../../ui/StatusLabel.tsx'
import { PROBLEM_KIND_LABELS } from '../problem-kinds.ts'
import { CaseEvidence } from './CaseEvidence.tsx'
import { ProblemActions } from './ProblemActions.tsx'
import { lessonProblem } from './resources.ts'

const WORDS: Readonly<Record<string, TextId>> = {
  LessonCaseRead: 'lessons_admin.did_read',
  LessonProblemDecided: 'lessons_admin.did_decide',
  LessonProblemReopened: 'back_office.did_reopen',
}

/** One report with the words of both sides, its evidence for a reason, and the decision (LES-04, ADM-02, ADM-03). */
export function LessonProblemPage() {
  const { id = '' } = useParams()
  const found = useResource(lessonProblem, { id })
  return (
    <ResourceView of={found}>{(view) => <Report key={view.id} report={view} onChanged={found.refresh} />}</ResourceView>
  )
}

interface Props {
  readonly report: LessonProblemDetailView
  readonly onChanged: () => void
}

function Report({ report, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const [evidence, setEvidence] = useState<LessonCaseView | null>(null)
  const { kind, by, state, problem } = report
  const deleted = t('lessons.deleted_words')
  return (
    <DetailPage
      section={{ label: t('lessons_admin.problems'), to: path('admin.lesson-problems') }}
      title={t(`lessons.kind_${kind}_${by}`)}
      about={<StatusLabel kind={PROBLEM_KIND_LABELS[state]}>{t(`lessons.problem_${state}`)}</StatusLabel>}
      waits={{ kind: 'lesson_problem', id: report.id }}
      log={{ stream: `lesson-${report.id}`, caseOf: report.id }}
      actions={
        <ProblemActions
          report={report}
          words={WORDS}
          onRead={(read) => {
            setEvidence(read)
            onChanged()
          }}
          onDecided={onChanged}
        />
      }
      facts={useAbout(report)}
    >
      <Part title={t(by === 'teacher' ? 'lessons_admin.words_teacher' : 'lessons_admin.words_student')}>
        <Words>{problem.text ?? deleted}</Words>
      </Part>
      <Part title={t('lessons_admin.answer')}>
        {problem.answer === null ? (
          <p>{t('lessons_admin.no_answer', { when: format.dateTime(problem.answer_by) })}</p>
        ) : (
          <>
            <p>{t(problem.answer.agrees ? 'lessons.agrees' : 'lessons.disagrees')}</p>
            <Words>{problem.answer.text ?? ''}</Words>
          </>
        )}
      </Part>
      {problem.decision !== null && (
        <Part title={t(problem.decision.by_staff ? 'lessons.decision' : 'lessons.agreement')}>
          <p>{t(`lessons.outcome_${problem.decision.outcome}`)}</p>
          {problem.decision.reason !== null && <Words>{problem.decision.reason}</Words>}
          {problem.decision.by_staff && problem.decision.outcome !== 'dismissed' && <p>{t('lessons_admin.final')}</p>}
        </Part>
      )}
      {evidence !== null && <CaseEvidence evidence={evidence} report={report} />}
      <History
        title="lessons_admin.history"
        none="lessons_admin.no_history"
        acts={report.history.toReversed()}
        words={WORDS}
      />
    </DetailPage>
  )
}

function useAbout(report: LessonProblemDetailView): readonly Fact[] {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const words = useWords()
  const { teacher, student, of_teacher, of_student, subject_id, starts_at, ends_at, amount, currency } = report
  const person = ({ id, name }: LessonProblemDetailView['teacher']) => (
    <Link to={path('admin.user', { id })}>{name ?? t('lessons.deleted_user')}</Link>
  )
  return [
    { label: t('lessons_admin.teacher'), value: person(teacher) },
    { label: t('lessons_admin.record_teacher'), value: t('lessons_admin.record', of_teacher) },
    { label: t('lessons_admin.student'), value: person(student) },
    { label: t('lessons_admin.record_student'), value: t('lessons_admin.record', of_student) },
    { label: t('lessons_admin.subject'), value: words.subject(subject_id) },
    { label: t('lessons_admin.lesson'), value: `${format.dateTime(starts_at)}–${format.time(ends_at)}` },
    { label: t('lessons_admin.price'), value: format.money(amount, currency) },
    { label: t('lessons_admin.reported_at'), value: format.dateTime(report.reported_at) },
    { label: t('lessons_admin.answer_by'), value: format.dateTime(report.answer_by) },
  ]
}

export { LessonProblemPage as Page }

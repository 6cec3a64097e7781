import type { OwnQuestionView } from '@kredka/contracts/quizzes/views'
import { Part } from '../../back-office/DetailPage.tsx'
import { useText } from '../../i18n/useText.ts'
import { QuestionPreview } from '../components/editor/QuestionPreview.tsx'
import { useQuizWords } from '../useQuizWords.ts'

interface Props {
  readonly question: OwnQuestionView
  /** Where it stands, from 1. */
  readonly number: number
}

/** A question as learners see it, with what is right (QUI-02). */
export function ReviewedQuestion({ question, number }: Props) {
  const t = useText()
  const words = useQuizWords()
  const { task, level, weight, formulas, picture_id } = question
  const about = [
    t(`quiz_editor.kind_${task.kind}`),
    ...(level === null ? [] : [words.level(level)]),
    ...(weight === 1 ? [] : [t('quizzes_admin.weight', { weight })]),
  ]
  const distractors = task.kind === 'gaps' && task.has_bank ? task.distractors : []
  return (
    <Part title={t('quiz_editor.question', { number })}>
      <p>{about.join(' · ')}</p>
      <QuestionPreview content={question} formulas={formulas} picture_id={picture_id} withKey forStaff />
      {distractors.length > 0 && <p>{t('quizzes_admin.distractors', { words: distractors.join(', ') })}</p>}
    </Part>
  )
}

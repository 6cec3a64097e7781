import type { OwnQuizRowView } from '@kredka/contracts/quizzes/views'
import { SubjectIcon } from '../../../ui/icons/SubjectIcon.tsx'
import { useQuizWords } from '../../useQuizWords.ts'
import { DifficultyMark } from '../DifficultyMark.tsx'
import classes from './own-quiz.module.css'

/** Subject, level and difficulty on one line. */
export function QuizFacts({ quiz }: { readonly quiz: Pick<OwnQuizRowView, 'subject_id' | 'level' | 'difficulty'> }) {
  const words = useQuizWords()
  return (
    <p className={classes.facts}>
      <SubjectIcon subject={quiz.subject_id} size={20} />
      {words.subject(quiz.subject_id)}
      <span aria-hidden="true">·</span>
      {words.level(quiz.level)}
      <span aria-hidden="true">·</span>
      <DifficultyMark difficulty={quiz.difficulty} />
    </p>
  )
}

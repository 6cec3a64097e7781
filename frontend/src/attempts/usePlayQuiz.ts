import { createAttempt } from '@kredka/contracts/attempts/endpoints'
import type { AttemptMode } from '@kredka/contracts/attempts/rules'
import type { QuizCardView } from '@kredka/contracts/quizzes/views'
import { useNavigate } from 'react-router'
import { usePath } from '../app/routing/usePath.ts'
import { useCommand } from '../app/store/command.ts'

/** Begins an attempt at a quiz, or goes on with the one that is open, and leads to it (QUI-03). */
export function usePlayQuiz({ id, slug }: Pick<QuizCardView, 'id' | 'slug'>) {
  const path = usePath()
  const navigate = useNavigate()
  const create = useCommand(createAttempt, {
    quiet: true,
    done: (attempt) => {
      void navigate(`${path('attempts.play', { slugged: `${id}-${slug}` })}?attempt=${attempt.id}`)
    },
  })
  return {
    busy: create.status === 'sending',
    error: create.error,
    play: (mode: AttemptMode) => create.send({ quiz_id: id, mode }),
  }
}

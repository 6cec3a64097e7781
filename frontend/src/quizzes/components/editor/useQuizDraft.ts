import { addQuestion, changeQuestion, moveQuestion, removeQuestion } from '@kredka/contracts/quizzes/endpoints'
import type { OwnQuizView } from '@kredka/contracts/quizzes/views'
import { nanoid } from '@reduxjs/toolkit'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useAppStore } from '../../../app/store/hooks.ts'
import { type Sender, useSender } from '../../../app/store/sender.ts'
import { canonical } from '../../../kernel/canonical.ts'
import { questionStorage } from '../../question-storage.ts'
import { type DraftState, QuizDraft } from '../../quiz-draft.ts'
import type { QuizPort } from '../../quiz-port.ts'

/** The questions of a quiz while this page shows them; what is typed is saved by itself (QUI-02). */
export function useQuizDraft(quiz: OwnQuizView, userId: string, refresh: () => void): [QuizDraft, DraftState] {
  const { own } = useAppStore().services
  const send = useSender()
  const latest = useRef(refresh)
  latest.current = refresh
  const [draft] = useState(() => {
    const port = portOf(quiz.id, send, () => latest.current())
    const made = new QuizDraft(port, questionStorage(own, userId, quiz.id))
    made.take(quiz.questions)
    return made
  })
  const { questions } = quiz
  useEffect(() => draft.take(questions), [draft, questions])
  useEffect(() => {
    const retry = () => draft.retry()
    const leave = () => draft.leave()
    window.addEventListener('online', retry)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [draft])
  return [draft, useSyncExternalStore(draft.subscribe, draft.state, draft.state)]
}

function portOf(id: string, send: Sender, refresh: () => void): QuizPort {
  // the same change sent again has the same key, so that one whose answer was lost is not taken for another's
  const keys = new Map<string, { readonly of: string; readonly key: string }>()
  return {
    refresh,
    change(question_id, revision, form) {
      const of = canonical({ revision, form })
      const known = keys.get(question_id)
      const key = known?.of === of ? known.key : nanoid()
      keys.set(question_id, { of, key })
      return send(changeQuestion, { id, question_id, revision, ...form }, key)
    },
    add: (form, after) => send(addQuestion, { id, after, ...form }),
    move: (question_id, after) => send(moveQuestion, { id, question_id, after }),
    remove: (question_id) => send(removeQuestion, { id, question_id }),
  }
}

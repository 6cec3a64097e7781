import { giveAnswer } from '@kredka/contracts/attempts/endpoints'
import type { AttemptView } from '@kredka/contracts/attempts/views'
import type { Given } from '@kredka/contracts/quizzes/question'
import { useEffect, useState } from 'react'
import { useCommand } from '../app/store/command.ts'
import type { ApiError } from '../kernel/errors.ts'

export type SaveState = 'saved' | 'sending' | 'unsaved'

export interface Answers {
  /** What the page shows as the answer to a question. */
  of(question_id: string): Given | null
  /** Changes the answer on the page alone. */
  set(question_id: string, given: Given): void
  /** Sends what is on the page; one after the other, the last of each question. */
  send(question_id: string, given: Given): void
  readonly state: SaveState
  readonly error: ApiError | null
  /** Sends again what could not be sent. */
  retry(): void
}

/**
 * The answers of an attempt: those that the server has, and over them what was typed since. An answer counts as saved
 * when the server has it in its log, not before.
 */
export function useAnswers(attempt: AttemptView, onSaved: () => void): Answers {
  const [own, setOwn] = useState<Readonly<Record<string, Given>>>({})
  /** What waits to be sent, by question, the oldest first. */
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Given>>(new Map())
  const [failed, setFailed] = useState<ApiError | null>(null)
  const { status, send } = useCommand(giveAnswer, {
    quiet: true,
    done: (_, { question_id, given }) => {
      // what was chosen meanwhile still waits
      setWaiting((before) => (before.get(question_id) === given ? without(before, question_id) : before))
      onSaved()
    },
    failed: setFailed,
  })
  const [next] = waiting
  useEffect(() => {
    if (status === 'sending' || failed !== null || next === undefined) return
    const [question_id, given] = next
    send({ id: attempt.id, question_id, given })
  }, [status, failed, next, send, attempt.id])
  const set = (question_id: string, given: Given) => setOwn((before) => ({ ...before, [question_id]: given }))
  return {
    of: (question_id) => own[question_id] ?? storedAnswer(attempt, question_id),
    set,
    send: (question_id, given) => {
      set(question_id, given)
      setFailed(null)
      setWaiting((before) => new Map(before).set(question_id, given))
    },
    state: failed !== null ? 'unsaved' : waiting.size > 0 ? 'sending' : 'saved',
    error: failed,
    retry: () => setFailed(null),
  }
}

function without(waiting: ReadonlyMap<string, Given>, question_id: string): ReadonlyMap<string, Given> {
  const rest = new Map(waiting)
  rest.delete(question_id)
  return rest
}

function storedAnswer({ questions }: AttemptView, question_id: string): Given | null {
  const question = questions.find(({ id }) => id === question_id)
  if (question === undefined || question.given === null) return null
  const { choices, words } = question.given
  return question.kind === 'single' || question.kind === 'several' ? { choices } : { words }
}

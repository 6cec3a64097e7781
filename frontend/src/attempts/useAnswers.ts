import { giveAnswer } from '@kredka/contracts/attempts/endpoints'
import type { AttemptView } from '@kredka/contracts/attempts/views'
import type { Given } from '@kredka/contracts/quizzes/question'
import { nanoid } from '@reduxjs/toolkit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { VISITOR } from '../app/own-storage.ts'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../app/store/hooks.ts'
import { useSender } from '../app/store/sender.ts'
import { type ApiError, canPass } from '../kernel/errors.ts'
import { type GivenByQuestion, readUnsaved, writeUnsaved } from './answer-storage.ts'
import { isSameGiven, storedAnswer } from './given.ts'

export type SaveState = 'saved' | 'sending' | 'unsaved'

export interface Answers {
  /** What the page shows as the answer to a question. */
  of(question_id: string): Given | null
  /** Changes the answer on the page alone. */
  set(question_id: string, given: Given): void
  /** Sends what is on the page; one after the other, the last of each question. */
  send(question_id: string, given: Given): void
  /** Whether what the page shows is what the server was last heard to have. */
  isSent(question_id: string): boolean
  readonly state: SaveState
  readonly error: ApiError | null
  /** Sends again what could not be sent. */
  retry(): void
}

const RETRY_MS = 5_000

/**
 * The answers of an attempt: those that the server has, and over them what was typed since. An answer counts as saved
 * when the server has it in its log, not before; until then the browser keeps it, and sends it again by itself when the
 * connection is back.
 */
export function useAnswers(attempt: AttemptView, onSaved: () => void): Answers {
  const { own: storage } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? VISITOR
  const [own, setOwn] = useState<GivenByQuestion>(() => readUnsaved(storage, userId, attempt))
  /** What waits to be sent, by question, the oldest first: an exam goes on where a page was closed. */
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Given>>(
    () => new Map(attempt.mode === 'exam' ? Object.entries(own) : []),
  )
  /** What the server said that it has, before the attempt is read again. */
  const [sent, setSent] = useState<GivenByQuestion>({})
  const [failed, setFailed] = useState<ApiError | null>(null)
  const sendNext = useAnswerSender(attempt.id)
  const [next] = waiting
  useEffect(() => {
    if (failed !== null || next === undefined) return
    const [question_id, given] = next
    sendNext(question_id, given, (error) => {
      if (error !== null) return setFailed(error)
      setSent((before) => ({ ...before, [question_id]: given }))
      // what was chosen meanwhile still waits
      setWaiting((before) => (before.get(question_id) === given ? without(before, question_id) : new Map(before)))
      onSaved()
    })
  }, [failed, next, sendNext, onSaved])
  useEffect(() => {
    const unsaved = Object.entries(own).filter(([id, given]) => !isSameGiven(given, storedAnswer(attempt, id)))
    writeUnsaved(storage, userId, attempt.id, Object.fromEntries(unsaved))
  }, [storage, userId, attempt, own])
  useRetry(failed, () => setFailed(null))
  const set = (question_id: string, given: Given) => setOwn((before) => ({ ...before, [question_id]: given }))
  return {
    of: (question_id) => own[question_id] ?? storedAnswer(attempt, question_id),
    set,
    send: (question_id, given) => {
      set(question_id, given)
      setFailed(null)
      setWaiting((before) =>
        isSameGiven(before.get(question_id) ?? null, given) ? before : new Map(before).set(question_id, given),
      )
    },
    isSent: (question_id) => {
      const shown = own[question_id]
      const stored = storedAnswer(attempt, question_id)
      return shown === undefined || isSameGiven(shown, sent[question_id] ?? null) || isSameGiven(shown, stored)
    },
    state: failed !== null ? 'unsaved' : waiting.size > 0 ? 'sending' : 'saved',
    error: failed,
    retry: () => setFailed(null),
  }
}

type Settle = (error: ApiError | null) => void

/** Sends one answer at a time; the same one sent again is the same command. */
function useAnswerSender(attempt_id: string): (question_id: string, given: Given, settle: Settle) => void {
  const send = useSender()
  const isSending = useRef(false)
  const isGone = useRef(false)
  const keys = useRef(new WeakMap<Given, string>())
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return useCallback(
    async (question_id, given, settle) => {
      if (isSending.current) return
      isSending.current = true
      const key = keys.current.get(given) ?? nanoid()
      keys.current.set(given, key)
      const result = await send(giveAnswer, { id: attempt_id, question_id, given }, key)
      isSending.current = false
      if (!isGone.current) settle(result.ok ? null : result.error)
    },
    [send, attempt_id],
  )
}

/** Tries again after a while, and at once when the connection is back. */
function useRetry(failed: ApiError | null, retry: () => void): void {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    if (failed === null || !canPass(failed)) return
    const again = () => latest.current()
    const timer = setTimeout(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [failed])
}

function without(waiting: ReadonlyMap<string, Given>, question_id: string): ReadonlyMap<string, Given> {
  const rest = new Map(waiting)
  rest.delete(question_id)
  return rest
}

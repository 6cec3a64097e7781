import type { AttemptRowView } from '@kredka/contracts/attempts/views'
import { useCallback, useState } from 'react'
import { nameOfKept } from './kept-quizzes.ts'
import { useDropKept } from './useDropKept.ts'
import { useKeepQuiz, useKeptQuizzes } from './useKeptQuizzes.ts'

/**
 * Whoever looks at what they solved gets it kept for when there is no connection, whatever device they solved it on:
 * one quiz after the other.
 * @param rows the newest first
 * @returns ids of the attempts that are kept
 */
export function useKeepHistory(rows: readonly AttemptRowView[]): ReadonlySet<string> {
  const { quizzes, refresh } = useKeptQuizzes()
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set())
  useDropKept(rows.filter(({ hidden_until }) => hidden_until !== null).map(nameOfKept))
  const kept = new Set(quizzes?.map(({ replay }) => replay.id))
  const newest = rows.filter((row, n) => rows.findIndex((one) => nameOfKept(one) === nameOfKept(row)) === n)
  const isMissing = ({ id, hidden_until }: AttemptRowView) => hidden_until === null && !kept.has(id) && !tried.has(id)
  const missing = quizzes === null ? undefined : newest.find(isMissing)
  const id = missing?.id ?? null
  const settled = useCallback(() => {
    if (id !== null) setTried((before) => new Set(before).add(id))
    refresh()
  }, [id, refresh])
  useKeepQuiz(id, settled)
  return kept
}

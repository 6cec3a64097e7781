import type { ReplayView } from '@kredka/contracts/attempts/views'
import { getQuestionPicture } from '@kredka/contracts/files/endpoints'
import { useCallback, useEffect, useState } from 'react'
import { VISITOR } from '../app/own-storage.ts'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../app/store/hooks.ts'
import { useResource } from '../app/store/resource.ts'
import { canPass } from '../kernel/errors.ts'
import { type KeptQuiz, keepQuiz, listKeptQuizzes } from './kept-quizzes.ts'
import { replay } from './resources.ts'

/** What this browser keeps to be played again; null until it is known. */
export function useKeptQuizzes(): { readonly quizzes: readonly KeptQuiz[] | null; readonly refresh: () => void } {
  const { offline, loginFlag } = useAppStore().services
  const [quizzes, setQuizzes] = useState<readonly KeptQuiz[] | null>(null)
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew
  useEffect(() => {
    let isGone = false
    void listKeptQuizzes(offline, loginFlag.get()).then((found) => {
      if (!isGone) setQuizzes(found)
    })
    return () => {
      isGone = true
    }
  }, [offline, loginFlag, asked])
  return { quizzes, refresh: useCallback(() => setAsked((before) => before + 1), []) }
}

/**
 * Reads what it takes to play a finished attempt again, and keeps it in the browser with its pictures; what the server
 * does not give out any more goes from there too.
 * @param id null for none
 * @param onSettled called once it is kept, or cannot be
 */
export function useKeepQuiz(id: string | null, onSettled?: () => void) {
  const { api, offline } = useAppStore().services
  const user = useAppSelector(selectUser)
  const owner = user?.userId ?? VISITOR
  const isSeen = user?.seen_by !== undefined
  const found = useResource(replay, id === null ? null : { id })
  const { status, data, error } = found
  useEffect(() => {
    if (id === null || (status !== 'ready' && status !== 'failed')) return
    let isGone = false
    const settle = async () => {
      if (status === 'ready' && data.id === id) {
        const pictures = await fetchPictures(data, (picture) => api.urlOf(getQuestionPicture, { id: picture }))
        if (pictures !== null && !isSeen) await keepQuiz(offline, owner, data, pictures)
      } else if (error !== null && !canPass(error)) await removeAttempt(id)
      if (!isGone) onSettled?.()
    }
    const removeAttempt = async (attempt_id: string) => {
      const kept = await listKeptQuizzes(offline, true)
      for (const one of kept) if (one.replay.id === attempt_id) await offline.remove(one.name)
    }
    void settle()
    return () => {
      isGone = true
    }
  }, [id, status, data, error, api, offline, owner, isSeen, onSettled])
  return found
}

/** By their ids; null where one cannot be had: a question without its picture is none. */
async function fetchPictures(
  { questions }: ReplayView,
  urlOf: (id: string) => string,
): Promise<ReadonlyMap<string, Blob> | null> {
  try {
    const ids = new Set(questions.flatMap(({ picture_id }) => picture_id ?? []))
    const pictures = [...ids].map(async (id) => {
      const response = await fetch(urlOf(id))
      if (!response.ok) throw new Error(`the picture answered ${response.status}`)
      return [id, await response.blob()] as const
    })
    return new Map(await Promise.all(pictures))
  } catch {
    return null
  }
}

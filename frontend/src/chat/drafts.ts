import { useCallback, useEffect, useState } from 'react'
import { selectUser } from '../app/session/session-slice.ts'
import { useAppSelector, useAppStore } from '../app/store/hooks.ts'

/**
 * What a person has begun to write to another: it survives a reload, is the same in all tabs and goes when they log
 * out.
 * @param peer id of the person it is written to
 */
export function useDraft(peer: string): readonly [text: string, change: (text: string) => void] {
  const { own } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId ?? ''
  const name = `chat.draft.${peer}`
  const [draft, setDraft] = useState({ name, text: own.read(userId, name) ?? '' })
  const shown = draft.name === name ? draft.text : (own.read(userId, name) ?? '')
  useEffect(
    () =>
      own.listen(userId, (changed) => {
        if (changed === name) setDraft({ name, text: own.read(userId, name) ?? '' })
      }),
    [own, userId, name],
  )
  const change = useCallback(
    (text: string) => {
      setDraft({ name, text })
      own.write(userId, name, text === '' ? null : text)
    },
    [own, userId, name],
  )
  return [shown, change]
}

import { useCallback, useEffect, useState } from 'react'
import { useAppStore } from '../store/hooks.ts'
import { useLeaveWarning } from '../useLeaveWarning.ts'
import { useDraftOwner } from './draft-owner.ts'

/**
 * What a person has begun to write and not sent: it survives a reload, is the same in all tabs and goes when they log
 * out. Where the browser keeps nothing it asks before the page is left.
 * @param name of what it is written for, such as `chat.draft.` and an id
 */
export function useDraft(name: string): readonly [text: string, change: (text: string) => void] {
  const { own } = useAppStore().services
  const userId = useDraftOwner()
  const [draft, setDraft] = useState({ name, text: own.read(userId, name) ?? '', isKept: true })
  const shown = draft.name === name ? draft.text : (own.read(userId, name) ?? '')
  useLeaveWarning(!draft.isKept)
  useEffect(
    () =>
      own.listen(userId, (changed) => {
        if (changed === name) setDraft({ name, text: own.read(userId, name) ?? '', isKept: true })
      }),
    [own, userId, name],
  )
  const change = useCallback(
    (text: string) => {
      const value = text === '' ? null : text
      own.write(userId, name, value)
      setDraft({ name, text, isKept: own.read(userId, name) === value })
    },
    [own, userId, name],
  )
  return [shown, change]
}

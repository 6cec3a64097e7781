import { useCallback, useEffect, useState } from 'react'
import { useLeaveWarning } from '../useLeaveWarning.ts'
import { useDraftPlace } from './draft-owner.ts'

/**
 * What a person has begun to write and not sent: it survives a reload, is the same in all tabs and goes when they log
 * out. Where the browser keeps nothing it asks before the page is left.
 * @param name of what it is written for, such as `chat.draft.` and an id
 * @param max a longer text is not kept, as the browser has no room for everything
 */
export function useDraft(
  name: string,
  max = Number.POSITIVE_INFINITY,
): readonly [text: string, change: (text: string) => void] {
  const place = useDraftPlace()
  const [draft, setDraft] = useState({ name, text: place.read(name) ?? '', isKept: true })
  const shown = draft.name === name ? draft.text : (place.read(name) ?? '')
  useLeaveWarning(!draft.isKept)
  useEffect(
    () =>
      place.listen((changed) => {
        if (changed === name) setDraft({ name, text: place.read(name) ?? '', isKept: true })
      }),
    [place, name],
  )
  const change = useCallback(
    (text: string) => {
      place.write(name, text === '' || text.length > max ? null : text)
      setDraft({ name, text, isKept: (place.read(name) ?? '') === text })
    },
    [place, name, max],
  )
  return [shown, change]
}

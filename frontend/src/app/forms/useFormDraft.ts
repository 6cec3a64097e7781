import { useCallback, useEffect, useRef, useState } from 'react'
import { canonical } from '../../kernel/canonical.ts'
import { useLeaveWarning } from '../useLeaveWarning.ts'
import { type DraftPlace, useDraftPlace } from './draft-owner.ts'
import type { Form } from './useForm.ts'

interface Kept<V> {
  readonly values: V
  /** What was saved when it was begun: whatever was saved since then was not seen. */
  readonly base: V
}

interface FormDraft<V> {
  /** What the form begins with. */
  readonly initial: V
  /** What was saved when the person began to type; for `useSavedElsewhere`. */
  readonly base: V
  /** It was begun before, in this tab or another. */
  readonly isRestored: boolean
  /** Where it is kept. */
  readonly place: DraftPlace
  readonly name: string
  readonly isReadable: (values: unknown) => boolean
}

/**
 * What a person typed before into a form and did not send, as `useDraft` keeps single texts; what an older build wrote
 * in another shape is left alone.
 * @param saved what the form holds where nothing was typed
 * @param isReadable whether values that were kept have the form's shape, where that of `saved` does not say it: lists
 */
export function useFormDraft<V extends object>(
  name: string,
  saved: V,
  isReadable: (values: unknown) => boolean = (values) => isLike(values, saved),
): FormDraft<V> {
  const place = useDraftPlace()
  const [kept] = useState(() => readKept<V>(place.read(name), isReadable))
  const [begun] = useState(saved)
  return {
    initial: kept?.values ?? begun,
    base: kept?.base ?? begun,
    isRestored: kept !== null,
    place,
    name,
    isReadable,
  }
}

export interface Keeping {
  /** The form holds what was typed before, and is not sent yet. */
  readonly isRestored: boolean
  /** It was sent, or given up. */
  readonly drop: () => void
  /** Gives it up: the form shows what is saved. */
  readonly discard: () => void
}

/**
 * Keeps what is typed into a form with every change, shows what is typed into it in other tabs, and asks before the
 * page is left where the browser keeps nothing.
 * @param bodyOf what is sent of the values: only that is compared with what is saved
 */
export function useKeptForm<V extends object>(
  { initial, base, isRestored, place, name, isReadable }: FormDraft<V>,
  { values, replace }: Pick<Form<V>, 'values' | 'replace'>,
  saved: V,
  bodyOf: (values: V) => unknown,
): Keeping {
  const [isKept, setKept] = useState(true)
  const isChanged = canonical(bodyOf(values)) !== canonical(bodyOf(saved))
  const [isStillRestored, setStillRestored] = useState(isRestored)
  const begun = useRef(base)
  const latest = useRef({ saved, replace, isReadable })
  latest.current = { saved, replace, isReadable }
  /** Values that were sent or came from another tab: they are not written anew. */
  const settled = useRef<V | null>(initial)
  useEffect(() => {
    if (!isChanged) begun.current = latest.current.saved
    else if (settled.current === values) return
    const text = isChanged ? JSON.stringify({ values, base: begun.current }) : null
    place.write(name, text)
    setKept(place.read(name) === text)
  }, [place, name, isChanged, values])
  useLeaveWarning(isChanged && !isKept)
  useEffect(
    () =>
      place.listen((changed) => {
        if (changed !== name) return
        const { saved: now, replace: show, isReadable: reads } = latest.current
        const next = readKept<V>(place.read(name), reads)?.values ?? now
        settled.current = next
        show(next)
      }),
    [place, name],
  )
  const drop = useCallback(() => {
    settled.current = values
    setStillRestored(false)
    place.write(name, null)
  }, [place, name, values])
  return {
    isRestored: isStillRestored && isChanged,
    drop,
    discard: () => {
      drop()
      replace(saved)
    },
  }
}

function readKept<V extends object>(text: string | null, isReadable: (values: unknown) => boolean): Kept<V> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isWhole<V>(kept, isReadable) ? kept : null
  } catch {
    return null
  }
}

function isWhole<V>(kept: unknown, isReadable: (values: unknown) => boolean): kept is Kept<V> {
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('base' in kept)) return false
  return isReadable(kept.values) && isReadable(kept.base)
}

/** Whether something has the shape of an example; what is null there may be filled in. */
function isLike(value: unknown, example: unknown): boolean {
  if (example === null) return typeof value !== 'object' || value === null
  if (typeof example !== 'object') return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  const found = value as Readonly<Record<string, unknown>>
  return Object.entries(example).every(([key, part]) => isLike(found[key], part))
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { canonical } from '../../kernel/canonical.ts'
import { useAppStore } from '../store/hooks.ts'
import { useLeaveWarning } from '../useLeaveWarning.ts'
import { useDraftOwner } from './draft-owner.ts'
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
  readonly userId: string
  readonly name: string
}

/**
 * What a person typed before into a form and did not send, as `useDraft` keeps single texts; what an older build wrote
 * in another shape is left alone.
 * @param saved what the form holds where nothing was typed
 */
export function useFormDraft<V extends object>(name: string, saved: V): FormDraft<V> {
  const { own } = useAppStore().services
  const userId = useDraftOwner()
  const [kept] = useState(() => readKept(own.read(userId, name), saved))
  const [begun] = useState(saved)
  return {
    initial: kept?.values ?? begun,
    base: kept?.base ?? begun,
    isRestored: kept !== null,
    userId,
    name,
  }
}

interface Keeping {
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
  { initial, base, isRestored, userId, name }: FormDraft<V>,
  { values, replace }: Pick<Form<V>, 'values' | 'replace'>,
  saved: V,
  bodyOf: (values: V) => unknown,
): Keeping {
  const { own } = useAppStore().services
  const [isKept, setKept] = useState(true)
  const isChanged = canonical(bodyOf(values)) !== canonical(bodyOf(saved))
  const [isStillRestored, setStillRestored] = useState(isRestored)
  const begun = useRef(base)
  const latest = useRef({ saved, replace })
  latest.current = { saved, replace }
  /** Values that were sent or came from another tab: they are not written anew. */
  const settled = useRef<V | null>(initial)
  useEffect(() => {
    if (!isChanged) begun.current = latest.current.saved
    else if (settled.current === values) return
    const text = isChanged ? JSON.stringify({ values, base: begun.current }) : null
    own.write(userId, name, text)
    setKept(own.read(userId, name) === text)
  }, [own, userId, name, isChanged, values])
  useLeaveWarning(isChanged && !isKept)
  useEffect(
    () =>
      own.listen(userId, (changed) => {
        if (changed !== name) return
        const { saved: now, replace: show } = latest.current
        const next = readKept(own.read(userId, name), now)?.values ?? now
        settled.current = next
        show(next)
      }),
    [own, userId, name],
  )
  const drop = useCallback(() => {
    settled.current = values
    setStillRestored(false)
    own.write(userId, name, null)
  }, [own, userId, name, values])
  return {
    isRestored: isStillRestored && isChanged,
    drop,
    discard: () => {
      drop()
      replace(saved)
    },
  }
}

function readKept<V extends object>(text: string | null, like: V): Kept<V> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isLike(kept, { values: like, base: like }) ? kept : null
  } catch {
    return null
  }
}

/** Whether something has the shape of an example. */
function isLike<T>(value: unknown, example: T): value is T {
  if (typeof example !== 'object' || example === null) return typeof value === typeof example
  if (typeof value !== 'object' || value === null) return false
  const found = value as Readonly<Record<string, unknown>>
  return Object.entries(example).every(([key, part]) => isLike(found[key], part))
}

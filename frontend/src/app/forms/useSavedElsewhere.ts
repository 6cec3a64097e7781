import { useEffect, useRef, useState } from 'react'
import { canonical } from '../../kernel/canonical.ts'
import type { SavedElsewhere } from '../../ui/ChangedMeanwhile.tsx'
import type { Form } from './useForm.ts'

/**
 * A form whose saved values may change under it: untouched it follows; with something typed into it, it keeps that and
 * says so. One's own save is no surprise.
 * @param saved the values as they are saved now
 * @param bodyOf what is sent of the values: only that is compared, so that a space at the end is no difference
 * @param base what was saved when a draft of the values was begun
 */
export function useSavedElsewhere<V extends object>(
  { values, replace }: Pick<Form<V>, 'values' | 'replace'>,
  saved: V,
  bodyOf: (values: V) => unknown,
  base: V = saved,
): SavedElsewhere {
  const [known, setKnown] = useState(base)
  const [before, now, typed] = [known, saved, values].map((one) => canonical(bodyOf(one)))
  const overtaken = now !== before && typed !== before && typed !== now
  const latest = useRef({ saved, replace })
  latest.current = { saved, replace }

  useEffect(() => {
    if (now === before || overtaken) return
    if (typed !== now) latest.current.replace(latest.current.saved)
    setKnown(latest.current.saved)
  }, [now, before, typed, overtaken])

  const take = () => {
    replace(saved)
    setKnown(saved)
  }
  return { overtaken, take }
}

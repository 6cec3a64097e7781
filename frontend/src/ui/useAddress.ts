import { useCallback, useEffect, useRef } from 'react'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'

/** By name; null and an empty text take the parameter away. */
export type AddressChanges = Readonly<Record<string, string | null>>

/**
 * The parameters of the address and the way to change some of them. Changes add up, also while what the first of them
 * leads to is still on its way: the router alone goes by what is drawn, and would take the first back.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const { key } = useLocation()
  const latest = useRef(params)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way back may lead to the same parameters
  useEffect(() => {
    latest.current = params
  }, [params, key])
  const change = useCallback(
    (changes: AddressChanges, options?: NavigateOptions) => {
      const after = new URLSearchParams(latest.current)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') after.delete(name)
        else after.set(name, value)
      }
      latest.current = after
      setParams(after, options)
    },
    [setParams],
  )
  return { params, change }
}

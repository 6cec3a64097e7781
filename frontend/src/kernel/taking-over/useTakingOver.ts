import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * True on the server, and in a browser while it takes over what the server drew: then both draw the same, whatever this
 * browser keeps or knows by itself. Right afterwards it is false, and the component is drawn anew.
 */
export function useTakingOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}

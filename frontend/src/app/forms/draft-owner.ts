import { createContext, useContext, useMemo } from 'react'
import { VISITOR } from '../own-storage.ts'
import { selectUser } from '../session/session-slice.ts'
import { useAppSelector, useAppStore } from '../store/hooks.ts'

/** Whose the drafts of the pages below are, where that is not who is logged in: the back office has its own session. */
export const DraftOwner = createContext<string | null>(null)

/** Where a person's drafts lie. */
export interface DraftPlace {
  readonly read: (name: string) => string | null
  /** `null` takes it away. */
  readonly write: (name: string, value: string | null) => void
  /** Another tab wrote or took away one of this person. */
  readonly listen: (heard: (name: string) => void) => () => void
}

/**
 * A person's drafts lie in the browser until they log out. A visitor's stay in the tab, so that the next one at the same
 * machine reads nothing of them, and are theirs who log in there.
 */
export function useDraftPlace(): DraftPlace {
  const { own, tab } = useAppStore().services
  const userId = useAppSelector(selectUser)?.userId
  const owner = useContext(DraftOwner) ?? userId ?? null
  return useMemo(() => {
    if (owner === null) {
      return {
        read: (name) => tab.read(VISITOR, name),
        write: (name, value) => tab.write(VISITOR, name, value),
        listen: () => () => undefined,
      }
    }
    return {
      read: (name) => own.read(owner, name) ?? tab.read(VISITOR, name),
      write(name, value) {
        tab.write(VISITOR, name, null)
        own.write(owner, name, value)
      },
      listen: (heard) => own.listen(owner, heard),
    }
  }, [own, tab, owner])
}

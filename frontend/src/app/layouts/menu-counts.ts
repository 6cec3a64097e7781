import { createContext, useContext } from 'react'

/**
 * Entries of the menus that carry a number (NAV-02): orders that wait for an answer of either side, messages that were
 * not read, notices, and in the back office what waits for staff.
 */
export type MenuCount = 'orders' | 'own_orders' | 'chats' | 'notifications' | BackOfficeCount
export type BackOfficeCount =
  | 'offer_requests'
  | 'comments'
  | 'exercises'
  | 'lesson_problems'
  | 'message_reports'
  | 'contact_messages'

/** Hooks that give the numbers; a module hands in its own through `AppModule.counts`. */
export type MenuCounts = Readonly<Partial<Record<MenuCount, () => number>>>

/** Constant for the life of the application, so that the hooks in it are called in the same order each time. */
export const MenuCountsContext = createContext<MenuCounts>({})

/** The number beside an entry; 0 where there is nothing to count, and then no badge shows. */
export function useMenuCount(entry: MenuCount | undefined): number {
  const counts = useContext(MenuCountsContext)
  const useOwn = (entry === undefined ? undefined : counts[entry]) ?? useNothing
  return useOwn()
}

function useNothing(): number {
  return 0
}

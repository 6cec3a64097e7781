import { createContext, useContext } from 'react'
import { selectUser } from '../session/session-slice.ts'
import { useAppSelector } from '../store/hooks.ts'

/** Whose the drafts of the pages below are, where that is not who is logged in: the back office has its own session. */
export const DraftOwner = createContext<string | null>(null)

export function useDraftOwner(): string {
  const userId = useAppSelector(selectUser)?.userId ?? ''
  return useContext(DraftOwner) ?? userId
}

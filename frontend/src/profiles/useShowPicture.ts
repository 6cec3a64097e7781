import { useCallback } from 'react'
import { sessionChanged } from '../app/session/session-slice.ts'
import { useAppDispatch } from '../app/store/hooks.ts'

/** Another picture of the person stands on all of the page at once. */
export function useShowPicture(): (picture_url: string | null) => void {
  const dispatch = useAppDispatch()
  return useCallback((userPictureUrl) => dispatch(sessionChanged({ userPictureUrl })), [dispatch])
}

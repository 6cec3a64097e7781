import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../app/store/hooks.ts'
import {
  type RoomControl,
  type RoomEntry,
  roomAsked,
  roomEntered,
  roomLeft,
  selectAsking,
  selectCode,
  selectOffset,
  selectStatus,
  selectView,
} from './room-slice.ts'

/** Stands in the room as long as the page does, and says what is known of it. */
export function useRoom({ token, as, key }: RoomEntry) {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(roomEntered({ token, as, key }))
    return () => {
      dispatch(roomLeft())
    }
  }, [dispatch, token, as, key])
  return {
    status: useAppSelector(selectStatus),
    code: useAppSelector(selectCode),
    view: useAppSelector(selectView),
    offset: useAppSelector(selectOffset),
  }
}

/** What buttons ask the room for, one thing at a time. */
export function useControls() {
  const dispatch = useAppDispatch()
  const asking = useAppSelector(selectAsking)
  const isOpen = useAppSelector(selectStatus) === 'open'
  return {
    asking,
    /** Without a line nothing can be asked for. */
    disabled: !isOpen || asking !== null,
    ask: (control: RoomControl) => void dispatch(roomAsked(control)),
  }
}

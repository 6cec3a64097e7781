import { usePath } from '../app/routing/usePath.ts'
import type { RoomLink, SeatLink } from './room-address.ts'

/** Addresses of the room to hand out: for players, for whoever helps to lead it, for the wall, for a guest’s account. */
export function useRoomLink(token: string): (link?: RoomLink | SeatLink) => string {
  const path = usePath()
  return (link) => {
    const address = location.origin + path('quiz-rooms.room', { token })
    if (link === undefined) return address
    return `${address}#${link.as}${link.key === null ? '' : `=${link.key}`}`
  }
}

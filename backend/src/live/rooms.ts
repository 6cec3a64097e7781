import type { HintTo } from '../kernel/hints.ts'
import type { SocketOwner } from './handshake.ts'

export const EVERYONE = 'everyone'
export const ADMINS = 'admins'

export function personRoom(user_id: string): string {
  return `person:${user_id}`
}

/** Rooms are joined by who somebody is; no client can ask for one. */
export function roomsOf(owner: SocketOwner): readonly string[] {
  return owner.kind === 'admin' ? [ADMINS] : [personRoom(owner.id), EVERYONE]
}

export function roomOf(to: HintTo): string {
  return typeof to === 'string' ? to : personRoom(to.person)
}

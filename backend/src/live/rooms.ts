import { type Entity, entitiesReadBy } from '@kredka/contracts/live/entities'
import type { Hint } from '../kernel/hints.ts'
import type { SocketOwner } from './handshake.ts'

export const EVERYONE = 'everyone'

export function personRoom(user_id: string): string {
  return `person:${user_id}`
}

/** Rooms are joined by who somebody is; no client can ask for one. */
export function roomsOf(owner: SocketOwner): readonly string[] {
  if (owner.kind === 'person') return [personRoom(owner.id), EVERYONE]
  return entitiesReadBy(owner.duties).map(staffRoom)
}

/** Where a hint goes. What the back office is told of has a room of its own, for those who may read it (ADM-07). */
export function roomOf({ to, entity }: Pick<Hint, 'to' | 'entity'>): string {
  if (to === 'admins') return staffRoom(entity)
  return to === 'everyone' ? EVERYONE : personRoom(to.person)
}

function staffRoom(entity: Entity): string {
  return `staff:${entity}`
}

import { event } from '@kredka/contracts/kernel/events'
import type { NewEvent } from '@kredka/contracts/kernel/ports'
import { Obj, Personal, Text, Type } from '@kredka/contracts/kernel/schema'
import { createCatalog } from '../../kernel/catalog.ts'
import { eventId } from '../../kernel/ids.ts'

/** A small language of its own, so that the product's may change. */
export const catalog = createCatalog([
  event('PersonNamed', Obj({ person_id: Type.String(), name: Personal(Text(50), 'person_id') })),
  event('DoorOpened', Obj({ door_id: Type.String(), times: Type.Integer({ minimum: 1 }) })),
])

export const uuid = (n: number): string =>
  `00000000-0000-5000-8000-${String(n).padStart(12, '0')}`.replace(/^0{8}/, String(n).padStart(8, '0'))

/** Id of the n-th sound event. */
export const eventIdOf = (n: number): string => eventId(uuid(5_000 + n), 0)

/** A sound event; `more` spoils it. */
export function stored(n: number, type: string, data: NewEvent['data'], more: Record<string, string> = {}): NewEvent {
  return {
    id: eventIdOf(n),
    type,
    data,
    metadata: {
      occurred_at: new Date(Date.UTC(2026, 0, n)).toISOString(),
      actor: 'user:anna',
      command_id: uuid(5_000 + n),
      command: 'doors.open',
      $correlationId: uuid(5_000 + n),
      $causationId: uuid(5_000 + n),
      schema_version: '1',
      origin: 'live',
      ...more,
    },
  }
}

export const opened = (n: number, more: Record<string, string> = {}) =>
  stored(n, 'DoorOpened', { door_id: 'front', times: 1 }, more)

import { randomUUID } from 'node:crypto'
import {
  type EventStore,
  type NewEvent,
  StoreUnavailableError,
  WrongRevisionError,
} from '@kredka/contracts/kernel/ports'
import { IDENTITY_STREAM } from './convert.ts'

export const identityEvent = (id: string): NewEvent => ({ id, type: 'LogIdentified', data: {}, metadata: {} })

/**
 * The log's identity is the id of the one event of a stream of its own, written by whoever asks first (EVT-13). Of
 * several who ask at once one writes; the others read.
 */
export function createIdentity({ append, read }: Pick<EventStore, 'append' | 'read'>): EventStore['identity'] {
  const find = async () => (await read(IDENTITY_STREAM, { limit: 1 }))[0]?.id
  return async () => {
    const known = await find()
    if (known !== undefined) return known
    const id = randomUUID()
    try {
      await append(IDENTITY_STREAM, 'no_stream', [identityEvent(id)])
      return id
    } catch (error) {
      if (!(error instanceof WrongRevisionError)) throw error
    }
    const others = await find()
    if (others === undefined) throw new StoreUnavailableError('the identity of the log cannot be read yet')
    return others
  }
}

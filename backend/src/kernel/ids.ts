import { createHash, hash, randomUUID } from 'node:crypto'
import type { Actor, Clock, Ids } from '@kredka/contracts/kernel/ports'
import { randomBytes } from './random-bytes.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_LENGTH = 10
const ENTITY_LENGTH = 26

/** Fresh ids from the machine's randomness; entity ids begin with the clock's time. */
export function createIds(clock: Clock): Ids {
  return {
    entity: () => entityId(randomBytes(10), clock.now()),
    uuid: () => randomUUID(),
    secret: (bytes) => randomBytes(bytes).toString('hex'),
  }
}

/**
 * The entity id that follows from a command or an event, the same at every repeat: a sign-up confirmed twice makes one
 * account.
 * @param source id of the command or event
 * @param name tells apart several entities of one source
 * @param time milliseconds that are the same at every repeat (the cause's `occurred_at`, never a command's `now`),
 * where the id should sort by time
 */
export function deriveEntityId(source: string, name = '', time?: number): string {
  const digest = createHash('sha256').update(`${source}\n${name}`).digest()
  return entityId(digest, time ?? digest.readUIntBE(10, 6))
}

/** UUIDv5 (RFC 9562, 5.5) of a name within a namespace, which is a UUID itself. */
export function uuidV5(name: string, namespace: string): string {
  const space = namespace.replaceAll('-', '')
  if (!/^[0-9a-f]{32}$/i.test(space)) throw new TypeError(`not a UUID: ${namespace}`)
  const named = Buffer.concat([Buffer.from(space, 'hex'), Buffer.from(name)])
  const bytes = hash('sha1', named, 'buffer').subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/**
 * Id of the n-th event of a command, from 0: an append repeated after a lost answer is recognised by the store
 * (EVT-03).
 */
export function eventId(commandId: string, n: number): string {
  return uuidV5(String(n), commandId)
}

const COMMANDS = 'b3a1c1e6-6c0f-4a57-9d55-0d2a86f4a3b1'

/** Command id of a request that carries an `Idempotency-Key` (API-10): the key counts within the actor alone. */
export function commandIdOfKey(actor: Actor, key: string): string {
  return uuidV5(`key\n${actorText(actor)}\n${key}`, COMMANDS)
}

/**
 * Command id of what a policy does about an event (EVT-05). `step` tells apart several commands of one policy for one
 * event.
 */
export function policyCommandId(causingEventId: string, policy: string, step = ''): string {
  return uuidV5(`policy\n${policy}\n${step}`, causingEventId)
}

/** Command id of what a policy does once about something that several events tell of. */
export function onceCommandId(policy: string, name: string): string {
  return uuidV5(`once\n${policy}\n${name}`, COMMANDS)
}

/** Steps of requests that change more than one stream, or one stream twice; `assign` stands in older logs alone. */
export const COMMAND_STEPS = ['assign', 'begin', 'claim identity', 'give back', 'room', 'site account'] as const
export type CommandStep = (typeof COMMAND_STEPS)[number]

/**
 * Command id of another step of the same request: one command appends to one stream, once. The request's own command is
 * the cause of its steps, so that whoever verifies the log can derive this id again (ANA-04).
 */
export function stepCommandId(commandId: string, step: CommandStep): string {
  return uuidV5(`step\n${step}`, commandId)
}

/** As it stands in the metadata of events: `user:<id>`, `admin:<id>`, `visitor`, `system:<name>`. */
export function actorText(actor: Actor): string {
  return actor.kind === 'visitor' ? 'visitor' : `${actor.kind}:${actor.id}`
}

/** What an entity id begins with: of two ids that sort by time, the older one's is smaller. */
export function timePart(id: string): string {
  return id.slice(0, TIME_LENGTH)
}

function entityId(random: Uint8Array, time: number): string {
  let id = ''
  for (let rest = time; id.length < TIME_LENGTH; rest = Math.floor(rest / 32)) id = ALPHABET.charAt(rest % 32) + id
  let bits = 0
  let held = 0
  for (const byte of random) {
    held = (held << 8) | byte
    for (bits += 8; bits >= 5 && id.length < ENTITY_LENGTH; bits -= 5) id += ALPHABET.charAt((held >> (bits - 5)) & 31)
    held &= (1 << bits) - 1
  }
  return id
}

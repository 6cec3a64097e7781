import { createHash } from 'node:crypto'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { Clock, Keyring } from '@kredka/contracts/kernel/ports'
import type { Sql } from '@kredka/projections/kernel/query'
import { decryptEnvelope, encryptEnvelope } from '../kernel/envelope.ts'

/** A browser's address at its push service, and the keys that only it can read with (RFC 8291). */
export interface PushDevice {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A message that is due at a device. */
export interface PushDelivery {
  readonly message_id: string
  readonly device_id: string
  readonly device: PushDevice
  readonly message: string
  /** Attempts that failed so far. */
  readonly attempts: number
  readonly expires_at: string
}

/**
 * Devices that people allowed push messages on, and what is on its way to them. A device belongs to the login that it
 * was allowed in.
 */
export interface PushDevices {
  /** A device that was somebody else's is this person's from now on. */
  subscribe(user_id: string, session_id: string, device: PushDevice): Promise<void>
  unsubscribe(user_id: string, endpoint: string): Promise<void>
  list(user_id: string): Promise<readonly { readonly host: string; readonly since: string }[]>
  /** For every device whose login is open. A known message stays as it is. @returns for how many */
  queue(user_id: string, message_id: string, message: string): Promise<number>
  /** What is due, oldest first; what is too old is dropped. Only one process at a time asks: under a lease. */
  due(limit: number): Promise<readonly PushDelivery[]>
  finishDelivery(delivery: Pick<PushDelivery, 'message_id' | 'device_id'>): Promise<void>
  postpone(delivery: PushDelivery, at: number): Promise<void>
  /** The push service knows it no more. */
  removeDevice(device_id: string): Promise<void>
  removeAllOf(user_id: string): Promise<void>
}

/** More browsers than anybody uses: the one allowed longest ago goes. */
const MAX_DEVICES = 10
/** News of yesterday is no news for a device: it stands in the list. */
export const PUSH_KEPT_MS = DAY
const DEVICE = 'push device'
const MESSAGE = 'push message'
/** `$1` is now. */
const OPEN = `exists (select from vault.sessions s where s.session_id = d.session_id
                         and s.ended_at is null and s.idle_until > $1 and s.lives_until > $1)`

interface DueRow {
  readonly message_id: string
  readonly device_id: string
  readonly user_id: string
  readonly envelope: Buffer
  readonly device_box: Buffer
  readonly attempts: number
  readonly expires_at: string
}

export function createPushDevices(sql: Sql, keyring: Keyring, clock: Clock): PushDevices {
  const now = () => new Date(clock.now())

  return {
    async subscribe(user_id, session_id, device) {
      const device_id = deviceIdOf(device.endpoint)
      const envelope = encryptEnvelope(await keyring.keyFor(user_id), JSON.stringify(device), [DEVICE, device_id])
      // what waits for its former owner is not for the new one
      await sql('delete from vault.push_devices where device_id = $1 and user_id <> $2', [device_id, user_id])
      await sql(
        `insert into vault.push_devices (device_id, user_id, session_id, envelope, host, since)
            values ($1, $2, $3, $4, $5, $6)
         on conflict (device_id) do update set session_id = excluded.session_id, envelope = excluded.envelope,
           since = excluded.since`,
        [device_id, user_id, session_id, envelope, new URL(device.endpoint).host, now()],
      )
      await sql(
        `delete from vault.push_devices where device_id in (
           select device_id from vault.push_devices where user_id = $1 order by since desc,
             device_id offset ${MAX_DEVICES})`,
        [user_id],
      )
    },
    async unsubscribe(user_id, endpoint) {
      await sql('delete from vault.push_devices where device_id = $1 and user_id = $2', [deviceIdOf(endpoint), user_id])
    },
    list: (user_id) =>
      sql<{ host: string; since: string }>(
        'select host, since from vault.push_devices where user_id = $1 order by since, device_id',
        [user_id],
      ),
    async queue(user_id, message_id, message) {
      const key = (await keyring.keysOf([user_id])).get(user_id)
      if (key === undefined) return 0
      const envelope = encryptEnvelope(key, message, [MESSAGE, message_id])
      const queued = await sql(
        `insert into vault.push_messages (message_id, device_id, envelope, next_attempt_at, expires_at)
         select $2, d.device_id, $3, $1, $4 from vault.push_devices d where d.user_id = $5 and ${OPEN}
         on conflict do nothing returning device_id`,
        [now(), message_id, envelope, new Date(clock.now() + PUSH_KEPT_MS), user_id],
      )
      return queued.length
    },
    async due(limit) {
      await sql('delete from vault.push_messages where expires_at <= $1', [now()])
      const rows = await sql<DueRow>(
        `select m.message_id, m.device_id, d.user_id, m.envelope, d.envelope as device_box, m.attempts, m.expires_at
           from vault.push_messages m join vault.push_devices d using (device_id)
          where m.next_attempt_at <= $1 and ${OPEN}
          order by m.next_attempt_at, m.message_id, m.device_id limit ${limit}`,
        [now()],
      )
      const keys = await keyring.keysOf([...new Set(rows.map(({ user_id }) => user_id))])
      return rows.flatMap((row) => openDelivery(row, keys.get(row.user_id)))
    },
    async finishDelivery({ message_id, device_id }) {
      await sql('delete from vault.push_messages where message_id = $1 and device_id = $2', [message_id, device_id])
    },
    async postpone({ message_id, device_id }, at) {
      await sql(
        `update vault.push_messages set attempts = attempts + 1, next_attempt_at = $3 where message_id = $1
            and device_id = $2`,
        [message_id, device_id, new Date(at)],
      )
    },
    async removeDevice(device_id) {
      await sql('delete from vault.push_devices where device_id = $1', [device_id])
    },
    async removeAllOf(user_id) {
      await sql('delete from vault.push_devices where user_id = $1', [user_id])
    },
  }
}

function openDelivery(row: DueRow, key: Uint8Array | undefined): readonly PushDelivery[] {
  if (key === undefined) return []
  const { message_id, device_id, attempts, expires_at } = row
  const device: PushDevice = JSON.parse(decryptEnvelope(key, row.device_box, [DEVICE, device_id]).toString('utf8'))
  const message = decryptEnvelope(key, row.envelope, [MESSAGE, message_id]).toString('utf8')
  return [{ message_id, device_id, device, message, attempts, expires_at }]
}

function deviceIdOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex')
}

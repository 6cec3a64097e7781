import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import type { ContentOf } from '../../kernel/mail-content.ts'
import { brief } from '../../kernel/reactions/backoff.ts'
import { type Pause, sleeper } from '../../kernel/reactions/pause.ts'
import type { PushDelivery, PushDevices } from '../../vault/push-devices.ts'
import type { PushOutcome, SendPush } from './transport.ts'
import { leavingPush } from './words.ts'

export interface PushSenderParts {
  readonly devices: PushDevices
  readonly send: SendPush
  /** Of the mails of all modules. */
  readonly contentOf: ContentOf
  readonly clock: Clock
  readonly pause: Pause
  readonly log: Log
}

export interface PushSender {
  /** Sends until `signal` aborts, ending what is under way. Only one process at a time: under a lease. */
  lead(signal: AbortSignal): Promise<void>
  /** There is work: look now. */
  wake(): void
}

/** Wait after the n-th failure (from 1). After the last one the message is dropped: it stands in the list. */
export const PUSH_RETRIES = [1, 5, 30, 120].map((minutes) => minutes * MINUTE)
const LOOK = 2_000
const AT_ONCE = 8

export function pushSender(parts: PushSenderParts): PushSender {
  const sleep = sleeper(parts.pause)
  return {
    wake: sleep.wake,
    lead: async (signal) => {
      while (!signal.aborted) {
        const due = await parts.devices.due(AT_ONCE)
        await Promise.all(due.map((delivery) => deliver(parts, delivery)))
        if (due.length < AT_ONCE) await sleep.sleep(LOOK, signal)
      }
    },
  }
}

async function deliver(parts: PushSenderParts, delivery: PushDelivery): Promise<void> {
  const { devices, clock, log } = parts
  const { message_id, device_id, device, attempts } = delivery
  const outcome = await attempt(parts, delivery)
  switch (outcome.is) {
    case 'sent':
      return devices.finishDelivery(delivery)
    case 'gone':
      return devices.removeDevice(device_id)
    case 'refused':
      log.warn({ message_id, host: new URL(device.endpoint).host }, 'a push service refused a message')
      return devices.finishDelivery(delivery)
    case 'later': {
      const wait = PUSH_RETRIES[attempts]
      if (wait === undefined) return devices.finishDelivery(delivery)
      return devices.postpone(delivery, clock.now() + Math.max(wait, outcome.after_ms ?? 0))
    }
  }
}

/** One whose words cannot be looked up now waits as for a busy service, and holds up no other. */
async function attempt(parts: PushSenderParts, delivery: PushDelivery): Promise<PushOutcome> {
  const { send, contentOf, clock, log } = parts
  const { message_id, device, message, expires_at } = delivery
  try {
    const leaving = await leavingPush(message, contentOf)
    return await send(device, leaving, Math.max(0, Math.floor((Date.parse(expires_at) - clock.now()) / 1000)))
  } catch (error) {
    log.warn({ message_id, error: brief(error) }, 'what a push message says cannot be looked up')
    return { is: 'later', after_ms: null }
  }
}

import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Clock, Log } from '@kredka/contracts/kernel/ports'
import { type Pause, sleeper } from '../../kernel/reactions/pause.ts'
import type { PushDelivery, PushDevices } from '../../vault/push-devices.ts'
import type { SendPush } from './transport.ts'

export interface PushSenderParts {
  readonly devices: PushDevices
  readonly send: SendPush
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

async function deliver({ devices, send, clock, log }: PushSenderParts, delivery: PushDelivery): Promise<void> {
  const { message_id, device_id, device, message, attempts, expires_at } = delivery
  const ttl_s = Math.max(0, Math.floor((Date.parse(expires_at) - clock.now()) / 1000))
  const outcome = await send(device, message, ttl_s)
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

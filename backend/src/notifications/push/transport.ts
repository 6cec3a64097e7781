import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { PushDevice } from '../../vault/push-devices.ts'
import { isPushService, type PushSettings, publicLookup } from './services.ts'

/**
 * `gone`: the browser took its permission back. `later`: in ms, null where the service did not say. `refused`: it will
 * never take this.
 */
export type PushOutcome =
  | { readonly is: 'sent' | 'gone' | 'refused' }
  | { readonly is: 'later'; readonly after_ms: number | null }

/** @param ttl_s how long the service keeps it for a device that is off */
export type SendPush = (device: PushDevice, message: string, ttl_s: number) => Promise<PushOutcome>

const TIMEOUT_MS = 10_000

/** Encrypts for the one device (RFC 8291), signs for its service (RFC 8292), sends (RFC 8030). Never throws. */
export function pushTransport(settings: PushSettings): SendPush {
  return async ({ endpoint, p256dh, auth }, message, ttl_s) => {
    // the list may have become shorter since the device was subscribed
    if (!isPushService(endpoint, settings.services)) return { is: 'gone' }
    const { default: webPush } = await import('web-push')
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
      vapidDetails: { subject: settings.subject, publicKey: settings.public_key, privateKey: settings.private_key },
      TTL: ttl_s,
      urgency: 'normal',
    })
    return post(new URL(endpoint), headers, body, settings.services.includes(new URL(endpoint).origin))
  }
}

/** @param listed the very origin is configured: it may stand in our own network */
function post(
  url: URL,
  headers: Readonly<Record<string, string | number | undefined>>,
  body: Buffer | null,
  listed: boolean,
): Promise<PushOutcome> {
  return new Promise((resolve) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain
    const options = { method: 'POST', headers, timeout: TIMEOUT_MS, ...(listed ? {} : { lookup: publicLookup }) }
    const sending = request(url, options, (response) => {
      // redirects are not followed: they would lead around the list
      response.resume()
      resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']))
    })
    sending.on('timeout', () => sending.destroy(new Error('timeout')))
    sending.on('error', () => resolve({ is: 'later', after_ms: null }))
    sending.end(body)
  })
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  if (status !== 408 && status !== 429 && status < 500) return { is: 'refused' }
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null
  return { is: 'later', after_ms: seconds === null ? null : seconds * 1000 }
}

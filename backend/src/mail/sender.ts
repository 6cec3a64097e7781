import { MINUTE } from '@kredka/contracts/kernel/durations'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import { isRejection } from '@kredka/contracts/kernel/errors'
import type { EventOf, Recorded } from '@kredka/contracts/kernel/events'
import type { MailToken } from '@kredka/contracts/kernel/mails'
import { type Clock, type Keyring, type Log, StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { MailRequested } from '@kredka/contracts/mail/events'
import { type MailTemplate, openedBy, tokenOf } from '@kredka/contracts/mail/templates'
import type pg from 'pg'
import type { AttachmentsOf } from '../kernel/mail-content.ts'
import { brief, isOutage } from '../kernel/reactions/backoff.ts'
import { pause as machinePause, type Pause, sleeper } from '../kernel/reactions/pause.ts'
import { reactionTo } from '../kernel/reactions/reaction.ts'
import type { OpenStreams, Site } from '../kernel/tools.ts'
import type { Executed, WriteSide } from '../kernel/write-side.ts'
import { type ContentOf, wordsOf } from './content.ts'
import {
  claimDeliveries,
  type Delivery,
  endDelivery,
  freeClaims,
  markAccepted,
  postponeDelivery,
  queueDelivery,
} from './deliveries.ts'
import { isWhole, keepMail } from './kept-mails.ts'
import { type MailCommand, mailDecider } from './mail.ts'
import type { RenderMail } from './rendering.ts'
import { MailNotSentError, type MailTransport } from './transport.ts'

/**
 * Makes a one-time token; only its hash is kept. Called for every attempt, so that a mail never carries a token that
 * ran out while it waited.
 * @param subject whom the token stands for: `token_subject_id` of the mail
 * @param template of the mail that carries it
 */
export type MintToken = (
  purpose: MailToken,
  subject: string,
  address: string,
  template: MailTemplate,
) => Promise<string>

export interface SenderParts {
  readonly pool: pg.Pool
  readonly write: WriteSide
  readonly streams: OpenStreams
  readonly keyring: Keyring
  readonly transport: MailTransport
  readonly mint: MintToken
  readonly site: Pick<Site, 'public_url'>
  readonly render: RenderMail
  readonly contentOf: ContentOf
  readonly attachmentsOf: AttachmentsOf
  /** `Kredka <no-reply@kredka.example>`. */
  readonly from: string
  readonly clock: Clock
  readonly pause: Pause
  readonly log: Log
}

export interface MailSender {
  /** Sends until `signal` aborts, ending what is under way. Only one process at a time: under a lease. */
  lead(signal: AbortSignal): Promise<void>
  /** There is work: look now. */
  wake(): void
}

/** Wait after the n-th failure (from 1). After the last one the mail has failed; an admin may resend it. */
export const MAIL_RETRIES = [1, 5, 15, 60, 180, 360, 360].map((minutes) => minutes * MINUTE)
const LOOK = 1_000
const OUTAGE = 5_000
/**
 * Mails in hand at once, and how many more where they are urgent: bulk that a slow server holds up keeps no reset
 * waiting.
 */
const AT_ONCE = 4
/** From one look to the next in milliseconds, unless half of the places are free for what surely waits. */
const GATHER_MS = 25
const URGENT_BESIDE = 2

export function mailSender(parts: SenderParts): MailSender {
  const sleep = sleeper(parts.pause)
  return {
    wake: sleep.wake,
    lead: async (signal) => {
      await freeClaims(parts.pool)
      const inHand = new Set<Promise<void>>()
      let failure: { readonly error: unknown } | undefined
      /** More may be due than was taken: whoever ends makes room for it. */
      let isMore = false
      let lookedAt = Number.NEGATIVE_INFINITY
      const begin = (delivery: Delivery) => {
        const run = deliver(parts, delivery)
          .catch((error: unknown) => {
            failure ??= { error }
          })
          .finally(() => {
            inHand.delete(run)
            if (isMore || failure !== undefined) sleep.wake()
          })
        inHand.add(run)
      }
      while (!signal.aborted && failure === undefined) {
        const early = lookedAt + GATHER_MS - performance.now()
        if (early > 0 && !(isMore && inHand.size <= AT_ONCE / 2)) await machinePause(early, signal)
        if (signal.aborted) break
        lookedAt = performance.now()
        const free = AT_ONCE - inHand.size
        const room = free > 0 ? free : free + URGENT_BESIDE
        const least = free > 0 ? 'bulk' : 'urgent'
        const claimed = room > 0 ? await claimDeliveries(parts.pool, parts.clock.now(), room, least) : []
        isMore = claimed.length === Math.max(room, 0) || least === 'urgent'
        claimed.forEach(begin)
        if (claimed.length < room || room <= 0) await sleep.sleep(LOOK, signal)
      }
      await Promise.all(inHand)
      if (failure !== undefined) throw failure.error
    },
  }
}

type Requested = Recorded<EventOf<typeof MailRequested>>

/** Never throws but for a database that is down: then the sender begins anew and frees what it had in hand. */
async function deliver(parts: SenderParts, delivery: Delivery): Promise<void> {
  try {
    // asked for at once, they are read at once; a mail that is not there is the fold's to say
    const asked = requestOf(parts, delivery.mail_id)
    asked.catch(() => undefined)
    const mail = await parts.write.fold(mailDecider, delivery.mail_id)
    if (mail.state.is !== 'pending' || mail.state.round !== delivery.round) {
      await endDelivery(parts.pool, delivery, 'cancelled')
      if (mail.state.is === 'absent') await queueIfRequested(parts, delivery)
      return
    }
    const request = await asked
    if (request.data.to === null || request.data.params === null) {
      await record(parts, request, delivery, { do: 'erase' })
      return await endDelivery(parts.pool, delivery, 'cancelled')
    }
    if (!delivery.accepted) await attempt(parts, delivery, request)
    await record(parts, request, delivery, {
      do: 'record_sent',
      outcome: {
        round: delivery.round,
        attempts: delivery.attempts + 1,
        way: parts.transport.way,
        message_id: messageId(parts, delivery),
      },
    })
    await endDelivery(parts.pool, delivery, 'done')
  } catch (error) {
    await noteFailedDelivery(parts, delivery, error)
  }
}

/**
 * A mail that an older copy of the log had lost is asked for again, perhaps while the sender looked at what was left of
 * it (EVT-13).
 */
async function queueIfRequested({ pool, write, clock }: SenderParts, { mail_id, round }: Delivery): Promise<void> {
  const { state } = await write.fold(mailDecider, mail_id)
  if (state.is === 'pending') await queueDelivery(pool, { ...state.about, round }, clock.now())
}

async function attempt(parts: SenderParts, delivery: Delivery, request: Requested): Promise<void> {
  const { data } = request
  const { template, language, to, params } = data
  if (to === null || params === null) return
  const [content, attachments] = await Promise.all([
    parts.contentOf(template, params, language),
    parts.attachmentsOf(template, params, language),
  ])
  const mail = { template, language, to, params }
  const kept = { mail_id: data.mail_id, subject_id: data.subject_id, mail, content }
  await keepMail(parts.pool, parts.keyring, kept, parts.clock.now())
  const purpose = tokenOf(template)
  const token = purpose === null ? '' : await parts.mint(purpose, data.token_subject_id, to, template)
  const opened = openedBy(template, params)
  const link_token = opened === null ? '' : await parts.mint('request_quiz', opened, to, template)
  await parts.transport.send({
    mail_id: data.mail_id,
    round: delivery.round,
    message_id: messageId(parts, delivery),
    from: parts.from,
    to,
    language,
    template,
    date: Date.parse(request.metadata.occurred_at),
    attachments,
    ...parts.render(mail, wordsOf(content), { token, link_token }),
  })
  if (!(await isWhole(parts.pool, kept))) await parts.transport.erase([data.mail_id])
  await markAccepted(parts.pool, delivery, parts.clock.now())
}

async function noteFailedDelivery(parts: SenderParts, delivery: Delivery, error: unknown): Promise<void> {
  const { pool, clock, log } = parts
  const about = { mail_id: delivery.mail_id, round: delivery.round, error: brief(error) }
  if (!(error instanceof MailNotSentError) && isOutage(error)) {
    log.warn(about, 'a mail waits for a part that is down')
    const again = { at: clock.now() + OUTAGE, attempts: delivery.attempts, error: brief(error) }
    return postponeDelivery(pool, delivery, again)
  }
  const attempts = delivery.attempts + 1
  const fault = error instanceof MailNotSentError ? error.fault : 'broken'
  const wait = error instanceof MailNotSentError && error.final ? undefined : MAIL_RETRIES[attempts - 1]
  const now = clock.now()
  const at = now + (wait ?? 0)
  log.warn({ ...about, fault, attempts }, wait === undefined ? 'a mail failed for good' : 'a mail will be tried again')
  const outcome = { round: delivery.round, attempts, fault }
  try {
    const request = await requestOf(parts, delivery.mail_id)
    if (wait === undefined) {
      await record(parts, request, delivery, { do: 'record_failure', outcome })
      await endDelivery(pool, delivery, 'done')
    } else {
      const next_attempt_at = new Date(at).toISOString()
      await record(parts, request, delivery, { do: 'record_delay', outcome: { ...outcome, next_attempt_at } }, now)
      await postponeDelivery(pool, delivery, { at, attempts, error: brief(error) })
    }
  } catch (outage) {
    // The store is down as well: the attempt counts, the event about it is left out.
    log.warn({ ...about, error: brief(outage) }, 'cannot write down that a mail failed')
    await postponeDelivery(pool, delivery, {
      at: clock.now() + OUTAGE,
      attempts: delivery.attempts,
      error: brief(error),
    })
  }
}

async function requestOf(parts: SenderParts, mailId: string): Promise<Requested> {
  const events = await parts.streams.read(`${mailDecider.category}-${mailId}`)
  const request = events.find((event) => event.type === MailRequested.name)
  if (request === undefined) throw new StoreUnavailableError(`mail ${mailId} is not there yet`)
  return request as unknown as Requested
}

/** Appends what became of an attempt; its id derives from mail, round and attempt, so that a repeat changes nothing. */
async function record(
  parts: SenderParts,
  request: Requested,
  delivery: Delivery,
  command: Exclude<MailCommand, { do: 'request' }>,
  now = parts.clock.now(),
): Promise<void> {
  const cause = {
    by: 'mail.sender',
    id: request.id,
    event: { event_id: request.id, type: request.type, stream: request.stream },
    correlation_id: request.metadata.$correlationId,
    at: Date.parse(request.metadata.occurred_at),
  }
  const { context } = reactionTo(cause, parts.write, parts.clock)
  const step = `${delivery.round}/${delivery.attempts}`
  const result: Executed | Rejection = await parts.write.execute(mailDecider, delivery.mail_id, command, {
    ...context(`mail.${command.do}`, step),
    now,
  })
  if (isRejection(result))
    parts.log.debug({ mail_id: delivery.mail_id, code: result.rejected }, 'a mail was over already')
}

/** RFC 5322 message id: one a round, whatever the number of attempts. */
function messageId(parts: SenderParts, delivery: Delivery): string {
  return `<${delivery.mail_id}.${delivery.round}@${new URL(parts.site.public_url).hostname}>`
}

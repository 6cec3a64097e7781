import { MAIL_PRIORITIES, type MailTemplate, mailPriorityOf } from '@kredka/contracts/mail/templates'
import { ASYNC_COMMIT, prepare, type Queryable } from '../kernel/queryable.ts'

/** A round of a mail that the sender has in hand. */
export interface Delivery {
  readonly mail_id: string
  readonly round: number
  /** Attempts that failed so far. */
  readonly attempts: number
  /** True when a mail server has taken it already, before this process began. */
  readonly accepted: boolean
}

/*
 * Only that a mail server took a mail waits for the disk: a crash of Postgres that takes back what came before takes
 * the checkpoint of whoever queued it back as well, and frees what was claimed; what comes after is looked at again.
 */
const QUEUE = `
  insert into outbox.deliveries (mail_id, round, subject_id, next_attempt_at, priority)
  select $1, $2::int, $3, $4::timestamptz, $5::int from ${ASYNC_COMMIT} as commit
  on conflict (mail_id, round) do update set state = 'waiting', attempts = 0, next_attempt_at = excluded.next_attempt_at
    where deliveries.state <> 'waiting'`
const CLAIM = `
  update outbox.deliveries d set claimed_at = $1
    from (select mail_id, round from outbox.deliveries
           where state = 'waiting' and claimed_at is null and next_attempt_at <= $1 and priority <= $3
             and not exists (select from reactions.stopped where kind = 'mail')
           order by priority, next_attempt_at limit $2 for update skip locked) due, ${ASYNC_COMMIT} as commit
   where d.mail_id = due.mail_id and d.round = due.round
  returning d.mail_id, d.round, d.attempts, d.accepted_at is not null as accepted`

/**
 * Puts a round up for sending. One that waits already stays as it is; one that ended is looked at once more, since the
 * log may have lost how it ended and ask again (EVT-13). What a mail server has taken does not leave twice.
 */
export async function queueDelivery(
  sql: Queryable,
  delivery: {
    readonly mail_id: string
    readonly round: number
    readonly subject_id: string
    readonly template: MailTemplate
  },
  now: number,
): Promise<void> {
  const { mail_id, round, subject_id, template } = delivery
  const values = [mail_id, round, subject_id, new Date(now), MAIL_PRIORITIES[mailPriorityOf(template)]]
  await sql.query({ ...prepare(QUEUE), values })
}

/**
 * Takes what is due, unless staff stopped the sending (ADM-03): the urgent first, then the oldest. What a process takes
 * and never ends is free again when a sender begins anew.
 * @param least takes no less urgent ones than this
 */
export async function claimDeliveries(
  sql: Queryable,
  now: number,
  limit: number,
  least: keyof typeof MAIL_PRIORITIES = 'bulk',
): Promise<readonly Delivery[]> {
  const values = [new Date(now), limit, MAIL_PRIORITIES[least]]
  const { rows } = await sql.query<Delivery>({ ...prepare(CLAIM), values })
  return rows
}

/** Called by the one sender that leads, before it begins. */
export async function freeClaims(sql: Queryable): Promise<void> {
  await sql.query("update outbox.deliveries set claimed_at = null where state = 'waiting' and claimed_at is not null")
}

export async function markAccepted(sql: Queryable, delivery: Delivery, now: number): Promise<void> {
  await change(sql, delivery, 'accepted_at = $3', [new Date(now)], '(select)')
}

export async function endDelivery(sql: Queryable, delivery: Delivery, state: 'done' | 'cancelled'): Promise<void> {
  await change(sql, delivery, 'state = $3, claimed_at = null', [state])
}

/** Lets go of it for now. `attempts` counts the failures with this one. */
export async function postponeDelivery(
  sql: Queryable,
  delivery: Delivery,
  next: { readonly at: number; readonly attempts: number; readonly error: string },
): Promise<void> {
  await change(sql, delivery, 'claimed_at = null, next_attempt_at = $3, attempts = $4, last_error = $5', [
    new Date(next.at),
    next.attempts,
    next.error,
  ])
}

async function change(
  sql: Queryable,
  { mail_id, round }: Delivery,
  set: string,
  values: readonly unknown[],
  commit = ASYNC_COMMIT,
) {
  const text = `
    update outbox.deliveries set ${set} from ${commit} as commit
     where mail_id = $1 and round = $2 and state = 'waiting'`
  await sql.query({ ...prepare(text), values: [mail_id, round, ...values] })
}

/** Takes a person's mails out of the queue. @returns the ids of all their mails */
export async function forgetDeliveries(sql: Queryable, subject: string): Promise<readonly string[]> {
  const { rows } = await sql.query<{ mail_id: string }>(
    `with mine as (
       update outbox.deliveries set state = case state when 'waiting' then 'cancelled' else state end, last_error = null
       where subject_id = $1 returning mail_id)
     select distinct mail_id from mine`,
    [subject],
  )
  return rows.map((row) => row.mail_id)
}

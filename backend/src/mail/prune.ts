import { MAIL_KEPT_DAYS } from '@kredka/contracts/mail/rules'
import { deleteInSlices } from '../kernel/delete-in-slices.ts'
import type { Queryable } from '../kernel/queryable.ts'
import { findKeptAmong } from './kept-mails.ts'
import type { MailTransport } from './transport.ts'

/**
 * Ends the time of old mails: their texts, their place in the queue, and files whose mail is not kept (any more).
 * @param date of the day that began
 */
export async function pruneMails(
  sql: Queryable,
  transport: Pick<MailTransport, 'keeps' | 'erase'>,
  date: string,
): Promise<void> {
  const oldest = [date, MAIL_KEPT_DAYS]
  await deleteInSlices(sql, 'outbox.parts', 'kept_at < $1::date - $2::int', oldest)
  const isOver = "next_attempt_at < $1::date - $2::int and state <> 'waiting'"
  await deleteInSlices(sql, 'outbox.deliveries', isOver, oldest)
  const filed = await transport.keeps()
  const kept = await findKeptAmong(sql, filed)
  await transport.erase(filed.filter((id) => !kept.has(id)))
}

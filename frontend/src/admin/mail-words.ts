import type { MailDetailView, MailRowView, MailSort } from '@kredka/contracts/mail/views'

type Fault = NonNullable<MailDetailView['fault']>

/**
 * The contract's own lists come with schemas, which the browser does not load: one that is missing here does not
 * compile.
 */
export const MAIL_STATES = [
  'waiting',
  'delayed',
  'sent',
  'kept',
  'failed',
  'erased',
] as const satisfies readonly MailRowView['state'][]

const FAULTS = [
  'no_connection',
  'refused_for_now',
  'refused',
  'login_refused',
  'broken',
] as const satisfies readonly Fault[]

/** The fault that a note of the history names, undefined where it is a reason in somebody's words. */
export function faultOf(note: string | null): Fault | undefined {
  return FAULTS.find((fault) => fault === note)
}

const SORTED = ['requested_at', 'sent_at', 'template', 'to', 'state'] as const
export const MAIL_SORTS: readonly MailSort[] = SORTED.flatMap((key) => [key, `-${key}`] as const)

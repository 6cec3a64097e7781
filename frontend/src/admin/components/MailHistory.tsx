import type { MailDetailView } from '@kredka/contracts/mail/views'
import { History } from '../../back-office/History.tsx'
import type { TextId } from '../../i18n/text-ids.ts'
import { useText } from '../../i18n/useText.ts'
import { faultOf } from '../mail-words.ts'

type Entry = MailDetailView['history'][number]

const WORDS: Readonly<Record<string, TextId>> = {
  MailRequested: 'admin.did_request',
  MailSent: 'admin.did_send',
  MailDelayed: 'admin.did_delay',
  MailFailed: 'admin.did_fail',
  MailResendRequested: 'admin.did_resend',
  MailBodyRead: 'admin.did_read',
  MailErased: 'admin.did_erase',
}

/** What happened to the mail, who did it and why, the newest first. */
export function MailHistory({ history }: { readonly history: readonly Entry[] }) {
  const t = useText()
  const acts = history.map(({ note, ...act }, revision) => ({ ...act, id: String(revision), reason: noteOf(note, t) }))
  return <History acts={acts.toReversed()} words={WORDS} />
}

/** The fault of an attempt in words, a reason as it was given. */
function noteOf(note: string | null, t: (id: TextId) => string): string {
  const fault = faultOf(note)
  return fault === undefined ? (note ?? '') : t(`admin.fault_${fault}`)
}

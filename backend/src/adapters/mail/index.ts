import { join } from 'node:path'
import type { MailTransport } from '../../mail/transport.ts'
import { keptTransport } from './kept.ts'
import { outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

export interface MailSettings {
  readonly smtp_url: string | null
  readonly data_dir: string
  /** The embedded Postgres is in use: a machine of one's own, where an outbox may lie. */
  readonly embedded: boolean
}

/** Where the outbox lies, for the start-up log. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** SMTP where it is configured; else, on the embedded default, the outbox folder; else nowhere (MAI-01). */
export function mailTransport(settings: MailSettings): MailTransport {
  if (settings.smtp_url !== null) return smtpTransport(settings.smtp_url)
  return settings.embedded ? outboxTransport(outboxFolder(settings.data_dir)) : keptTransport()
}

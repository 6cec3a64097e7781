import type { ServerFacts } from '@kredka/backend/adapters/event-store/eventstoredb/server-facts'
import type { RunnerView } from '@kredka/contracts/admin/views'

/** What was found out about the machine. */
export interface MachineFacts {
  /** `24.21.0`. */
  readonly node: string
  /** Of the data folder, and of the backup where one is named. */
  readonly disks: readonly DiskFact[]
  /** Null where `PUBLIC_URL` is no https address. */
  readonly certificate: CertificateFact | null
  /** Null where no folder was named. */
  readonly backup: BackupFact | null
  readonly production: boolean
  /** Milliseconds, by the machine's clock. */
  readonly now: number
}

export interface DiskFact {
  readonly path: string
  readonly free_bytes: number
  readonly total_bytes: number
}

/** When the certificate of the public address ends, in milliseconds; or why it could not be seen. */
export type CertificateFact = { readonly valid_until: number } | { readonly fault: string }

/** When the last run ended, in milliseconds; or what is wrong with the folder. */
export type BackupFact = { readonly taken_at: number } | { readonly fault: string }

/** What was found out about the data. */
export interface DataFacts {
  /** `18.4`, as a number: 180004. */
  readonly postgres: number
  /** By how many milliseconds the machine's clock is ahead of that of Postgres. */
  readonly clock_ahead_ms: number
  /** Null where the log lies in Postgres; else what is wrong with the EventStoreDB, or what its nodes say. */
  readonly event_store: { readonly fault: string | null; readonly servers: readonly ServerFacts[] } | null
  /** Null where the event store does not answer. */
  readonly log: LogFacts | null
  /** `none`: no key is configured. `unused`: nothing was encrypted yet. */
  readonly master_key: 'fits' | 'another' | 'none' | 'unused'
  /** Some process of the site runs. */
  readonly is_running: boolean
  /** Events that policies failed on and nobody looked at yet. */
  readonly dead_letters: number
  /** Seconds that the oldest due mail waits; null where none does. */
  readonly oldest_mail_s: number | null
  readonly waiting_mails: number
  /** Mails go out by SMTP. */
  readonly sends_mail: boolean
}

/** What only the log tells. */
export interface LogFacts {
  /** Why no process may start on it; null where one may. */
  readonly fault: string | null
  readonly runners: readonly RunnerView[]
  /** Names of what some process leads now. */
  readonly leads: readonly string[]
  /** The demonstration's people have accounts. */
  readonly has_demo_people: boolean
}

import type { Keyring } from '@kredka/contracts/kernel/ports'
import { mailContract } from '@kredka/contracts/mail/contract'
import { mailProjection } from '@kredka/projections/mail/projection'
import { mailDocuments, mailQueryHandlers } from '@kredka/projections/mail/queries'
import type pg from 'pg'
import type { AttachmentsOf } from '../kernel/mail-content.ts'
import type { AllMails } from '../kernel/mails.ts'
import type { Module } from '../kernel/module.ts'
import type { Pause } from '../kernel/reactions/pause.ts'
import type { Led } from '../kernel/reactions/under-lease.ts'
import { streamState } from '../kernel/stream-state.ts'
import type { Tools } from '../kernel/tools.ts'
import { contentOfAll } from './content.ts'
import { mailHandlers } from './handlers.ts'
import { mailHints } from './hints.ts'
import { mailsTo } from './kept-mails.ts'
import { mailDecider } from './mail.ts'
import { mailPolicies } from './policies.ts'
import { type PreviewPage, previewPage } from './preview-pages.ts'
import { type MailSite, mailRenderer } from './rendering.ts'
import { type MintToken, mailSender } from './sender.ts'
import type { MailTransport } from './transport.ts'

/** What mail needs beside the tools of every module. */
export interface MailParts {
  /** Of the vault: the tables of `migrations/` stand in its schema `outbox`. */
  readonly pool: pg.Pool
  readonly keyring: Keyring
  readonly transport: MailTransport
  readonly mint: MintToken
  /** Sender of all mails: `Kredka <no-reply@kredka.example>`. */
  readonly from: string
  readonly pause: Pause
  /** Every module: what its mails consist of, words and files that it keeps for them. */
  readonly modules: () => readonly Module[]
}

export interface Mail {
  readonly module: Module
  /** The sender, for `runUnderLeases` of a worker. */
  sender(tools: Tools): Led
  /** What `/_mails` shows. */
  previewPage(site: MailSite, name: string): PreviewPage | null
}

/** Kept mails, their sender and the back office's 'sent emails' (MAI-01). */
export function createMail(parts: MailParts): Mail {
  let wake: () => void = () => undefined
  const mails = (): AllMails => Object.assign({}, ...parts.modules().map((module) => module.mails))
  return {
    previewPage: (site, name) => previewPage(site, mails(), name),
    module: {
      ...mailContract,
      states: [streamState(mailDecider)],
      hints: mailHints,
      projections: [mailProjection],
      handlers: ({ write, site }) => mailHandlers({ ...parts, write, render: mailRenderer(site, mails()) }),
      queryHandlers: () => mailQueryHandlers,
      documents: () => mailDocuments,
      policies: ({ clock }) => mailPolicies({ ...parts, clock, onQueued: () => wake() }),
      records: ({ site }) => [
        {
          name: 'mails',
          of: (userId) =>
            mailsTo({ sql: parts.pool, keyring: parts.keyring, render: mailRenderer(site, mails()) }, userId),
        },
      ],
    },
    sender: ({ write, streams, site, clock, log }) => {
      const contents = parts.modules().map(({ mailContents }) => mailContents?.({ write, streams, site }) ?? {})
      const sender = mailSender({
        ...parts,
        contentOf: contentOfAll(contents),
        attachmentsOf: attachmentsOfAll(contents.flatMap(({ attachmentsOf }) => attachmentsOf ?? [])),
        write,
        streams,
        site,
        render: mailRenderer(site, mails()),
        clock,
        log: log.child({ part: 'mail' }),
      })
      wake = sender.wake
      return { name: 'mail', lead: sender.lead }
    },
  }
}

function attachmentsOfAll(all: readonly AttachmentsOf[]): AttachmentsOf {
  return async (...mail) => (await Promise.all(all.map((attachmentsOf) => attachmentsOf(...mail)))).flat()
}

export { contentOfAll, present, wordsOf } from './content.ts'
export { requestMail } from './request-mail.ts'
export type { MintToken } from './sender.ts'

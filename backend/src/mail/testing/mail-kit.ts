import { fileURLToPath } from 'node:url'
import { accountEvents } from '@kredka/contracts/accounts/events'
import { jobEvents } from '@kredka/contracts/jobs/events'
import { must } from '@kredka/contracts/kernel/testing/must'
import { mailEvents } from '@kredka/contracts/mail/events'
import type { MailParams, MailTemplate } from '@kredka/contracts/mail/templates'
import { migrate } from '@kredka/projections/postgres/migrations'
import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { ALL_MAILS } from '../../composition/testing/all-modules.ts'
import { pause } from '../../kernel/reactions/pause.ts'
import { type PolicyRunner, policyRunner } from '../../kernel/reactions/policy-runner.ts'
import { type PassingTime, passingTime } from '../../kernel/reactions/testing/passing-time.ts'
import { type TestWriteSide, testWriteSide } from '../../kernel/testing/test-write-side.ts'
import type { OpenStreams } from '../../kernel/tools.ts'
import { mailDecider } from '../mail.ts'
import { mailPolicies } from '../policies.ts'
import { mailRenderer } from '../rendering.ts'
import { mailSender } from '../sender.ts'
import type { MailTransport } from '../transport.ts'

export const PERSON = '01hzy3v9k2m4n6p8q0r2s4t6v9'
export const ADDRESS = 'zaneta@example.com'
/** Whoever wrote to that person. */
export const SENDER = '01hzy3v9k2m4n6p8q0r2s4t6vs'
export const SENDER_NAME = 'Ola Żak'
export const SITE = { brand: 'Kredka', public_url: 'https://kredka.example', api_base: '/api' } as const
export const RENDER = mailRenderer(SITE, ALL_MAILS)

export interface MailKit extends TestWriteSide {
  readonly database: TestDatabase
  readonly time: PassingTime
  readonly streams: OpenStreams
  /** Tokens minted so far. */
  readonly minted: string[]
  request<T extends MailTemplate>(template: T, params: MailParams<T>): Promise<string>
  /** Types of the events of the mail, in order. */
  history(mailId: string): Promise<readonly string[]>
  /** Moves time until the mail has these events; fails when it never has. */
  passUntil(mailId: string, history: readonly string[], step?: number): Promise<void>
  /** A process that queues and sends, until it is stopped. */
  start(transport: MailTransport): { stop(): Promise<void> }
  drop(): Promise<void>
}

/** Policies and sender over a store in memory and a database of one's own. */
export async function mailKit(): Promise<MailKit> {
  const database = await testDatabase()
  await migrate(database.pool, 'reactions', folder('../../kernel/reactions/migrations'))
  await migrate(database.pool, 'outbox', folder('../migrations'))
  const time = passingTime()
  const side = testWriteSide({ events: { ...mailEvents, ...accountEvents, ...jobEvents }, clock: time.clock })
  const { write, store, encryption, clock, log, keyring } = side
  const streams: OpenStreams = { read: async (stream) => encryption.openEvents(await store.read(stream)) }
  const minted: string[] = []
  const parts = { pool: database.pool, write, streams, keyring, clock, log }
  let mails = 0

  async function history(mailId: string): Promise<readonly string[]> {
    return (await store.read(`mail-${mailId}`)).map((event) => event.type)
  }

  function runnerFor(transport: MailTransport, queued: () => void): PolicyRunner {
    const policies = mailPolicies({ pool: database.pool, transport, clock, onQueued: queued })
    // of the two loops the sender's alone is on the test's time: that time stands still while it works
    return policyRunner(policies, { ...parts, pause, store, open: encryption.openEvents })
  }
  await runnerFor(silent, () => undefined).prepare()

  return {
    ...side,
    database,
    time,
    streams,
    minted,
    history,
    request: async (template, params) => {
      mails += 1
      const mail_id = `01hzy3v9k2m4n6p8q0r2s4t${String(mails).padStart(3, '0')}`
      must(
        await write.execute(
          mailDecider,
          mail_id,
          {
            do: 'request',
            mail: {
              mail_id,
              template,
              language: 'pl',
              subject_id: PERSON,
              to: ADDRESS,
              params: { ...params },
              token_subject_id: PERSON,
              cause_event_id: side.ids.uuid(),
              cause_type: 'SignupRequested',
              cause_stream: 'signup-1',
              policy: 'tests.mail',
            },
          },
          side.context('mail.request'),
        ),
      )
      return mail_id
    },
    passUntil: async (mailId, expected, step = 1_000) => {
      const hasReached = async () => (await history(mailId)).join() === expected.join()
      await time.passUntil(hasReached, step).catch(async () => expect(await history(mailId)).toEqual(expected))
    },
    start: (transport) => {
      const ended = new AbortController()
      const sender = mailSender({
        ...parts,
        pause: time.pause,
        transport,
        mint: async (purpose, subject) => {
          minted.push(`${purpose}-${subject}-${minted.length + 1}`)
          return minted.at(-1) ?? ''
        },
        site: SITE,
        render: RENDER,
        contentOf: async (template) =>
          template === 'chat_unread' ? { personal: { [SENDER]: { sender_name: SENDER_NAME } } } : {},
        attachmentsOf: async () => [],
        from: 'Kredka <no-reply@kredka.example>',
      })
      const runs = [runnerFor(transport, sender.wake).lead(ended.signal), sender.lead(ended.signal)]
      for (const run of runs) run.catch(() => undefined)
      return {
        stop: async () => {
          ended.abort()
          await Promise.allSettled(runs)
        },
      }
    },
    drop: () => database.drop(),
  }
}

const silent: MailTransport = {
  way: 'kept',
  send: async () => undefined,
  keeps: async () => [],
  erase: async () => undefined,
  close: async () => undefined,
}

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

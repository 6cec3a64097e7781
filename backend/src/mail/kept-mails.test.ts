import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PersonForgotten } from '@kredka/contracts/accounts/events'
import { DayBegan } from '@kredka/contracts/jobs/events'
import { DAY } from '@kredka/contracts/kernel/durations'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { MAIL_KEPT_DAYS } from '@kredka/contracts/mail/rules'
import { keptTransport } from '../adapters/mail/kept.ts'
import { outboxTransport } from '../adapters/mail/outbox.ts'
import type { Decider } from '../kernel/decider.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { mailsTo, readMail } from './kept-mails.ts'
import { type MailKit, mailKit, PERSON, RENDER, SENDER, SENDER_NAME } from './testing/mail-kit.ts'
import type { MailTransport } from './transport.ts'

const CHAT = { name: 'Żaneta', sender_id: SENDER, chat_id: '01hzy3v9k2m4n6p8q0r2s4t6vc', count: 1 }

let kit: MailKit
let folder: string
let running: { stop(): Promise<void> }[]

beforeEach(async () => {
  kit = await mailKit()
  folder = await mkdtemp(join(tmpdir(), 'kredka-outbox-'))
  running = []
})
afterEach(async () => {
  for (const one of running) await one.stop()
  await kit.drop()
  await rm(folder, { recursive: true, force: true })
})

function start(transport: MailTransport): void {
  running.push(kit.start(transport))
}

async function mailed(): Promise<string> {
  const id = await kit.request('chat_unread', CHAT)
  await kit.passUntil(id, ['MailRequested', 'MailSent'])
  return id
}

/** Somebody's key goes, then the log says so. */
async function forget(subject_id: string): Promise<void> {
  await kit.keyring.forget(subject_id)
  const forgetting: Decider<null, null, EventOf<typeof PersonForgotten>> = {
    category: 'account',
    initial: null,
    evolve: () => null,
    decide: () => [make(PersonForgotten, { subject_id })],
  }
  await kit.write.execute(forgetting, subject_id, null, kit.context('accounts.forget'))
}

const parts = () => ({ sql: kit.database.pool, keyring: kit.keyring, render: RENDER })
const rowsOf = async (subject: string) =>
  (await kit.database.pool.query('select 1 from outbox.parts where subject_id = $1', [subject])).rowCount

test('EVT-10 MAI-01 a kept mail loses the words of whoever it names when they are forgotten, and keeps the rest', async () => {
  start(keptTransport())
  const id = await mailed()
  expect((await readMail(parts(), id))?.text).toContain(SENDER_NAME)
  await forget(SENDER)
  await until(async () => (await rowsOf(SENDER)) === 0)
  const body = await readMail(parts(), id)
  expect(JSON.stringify(body)).not.toContain(SENDER_NAME)
  expect(body?.text).toContain('Dzień dobry, Żaneta. Masz nową wiadomość. Pisze do Ciebie użytkownik, którego konta')
  expect(JSON.stringify(await mailsTo(parts(), PERSON))).not.toContain(SENDER_NAME)
  expect(await mailsTo(parts(), PERSON)).toHaveLength(1)
})

test('EVT-10 the words of others in a kept mail cannot be read from the moment that their key is gone', async () => {
  start(keptTransport())
  const id = await mailed()
  await kit.keyring.forget(SENDER)
  expect(JSON.stringify(await readMail(parts(), id))).not.toContain(SENDER_NAME)
})

test('EVT-10 the file of a mail goes with whoever it names', async () => {
  start(outboxTransport(folder))
  const id = await mailed()
  expect(await readdir(folder)).toHaveLength(1)
  await forget(SENDER)
  await until(async () => (await readdir(folder)).length === 0)
  expect(await readMail(parts(), id)).not.toBeNull()
})

test('EVT-10 a mail that leaves while somebody whom it names is forgotten leaves no file behind', async () => {
  const outbox = outboxTransport(folder)
  start({
    ...outbox,
    send: async (mail) => {
      await forget(SENDER)
      await until(async () => (await rowsOf(SENDER)) === 0)
      await outbox.send(mail)
    },
  })
  await mailed()
  expect(await readdir(folder)).toEqual([])
})

test('MAI-01 mails are kept for a stated time; then text and file go, and a file of a mail that nobody knows', async () => {
  start(outboxTransport(folder))
  const old = await mailed()
  kit.time.pass(MAIL_KEPT_DAYS * DAY)
  const young = await mailed()
  const days: Decider<null, null, EventOf<typeof DayBegan>> = {
    category: 'day',
    initial: null,
    evolve: () => null,
    decide: () => [make(DayBegan, { date: new Date(kit.clock.now() + DAY).toISOString().slice(0, 10) })],
  }
  await kit.write.execute(days, '1', null, kit.context('jobs.begin_day'))
  await until(async () => (await readMail(parts(), old)) === null)
  await until(async () => (await readdir(folder)).length === 1)
  expect(await readMail(parts(), young)).not.toBeNull()
  const { rows } = await kit.database.pool.query('select mail_id from outbox.deliveries')
  expect(rows).toEqual([{ mail_id: young }])
})

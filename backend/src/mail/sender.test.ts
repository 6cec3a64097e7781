import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PersonForgotten } from '@kredka/contracts/accounts/events'
import { HOUR, MINUTE } from '@kredka/contracts/kernel/durations'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type EventOf, make } from '@kredka/contracts/kernel/events'
import { keptTransport } from '../adapters/mail/kept.ts'
import { outboxTransport } from '../adapters/mail/outbox.ts'
import { smtpTransport } from '../adapters/mail/smtp.ts'
import { readMessage } from '../adapters/mail/testing/read-message.ts'
import { type SmtpStub, smtpStub } from '../adapters/mail/testing/smtp-stub.ts'
import type { Decider } from '../kernel/decider.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { readMail } from './kept-mails.ts'
import { mailDecider } from './mail.ts'
import { ADDRESS, type MailKit, mailKit, PERSON, RENDER } from './testing/mail-kit.ts'
import type { MailTransport } from './transport.ts'

const NAME = 'Żaneta Źdźbło'

let kit: MailKit
let stub: SmtpStub
let transports: MailTransport[]
let processes: { stop(): Promise<void> }[]

beforeEach(async () => {
  kit = await mailKit()
  stub = await smtpStub()
  transports = []
  processes = []
})
afterEach(async () => {
  for (const one of processes) await one.stop()
  for (const transport of transports) await transport.close()
  await stub.close()
  await kit.drop()
})

function start(transport: MailTransport = smtp()) {
  const one = kit.start(transport)
  processes.push(one)
  return one
}

function smtp(): MailTransport {
  const transport = smtpTransport(stub.url)
  transports.push(transport)
  return transport
}

/** The account's stream says that its person is gone. */
const forgetting: Decider<null, null, EventOf<typeof PersonForgotten>> = {
  category: 'account',
  initial: null,
  evolve: () => null,
  decide: () => [make(PersonForgotten, { subject_id: PERSON })],
}

const messageIds = () => stub.messages.map((raw) => readMessage(raw).headers.get('message-id'))

async function resend(mailId: string) {
  const command = { do: 'resend', admin_id: PERSON, reason: 'lost' } as const
  return kit.write.execute(mailDecider, mailId, command, kit.context('mail.resend'))
}

test('MAI-01 a mail leaves by SMTP, with a token minted for it that no event holds', async () => {
  start()
  const id = await kit.request('signup', {})
  await kit.passUntil(id, ['MailRequested', 'MailSent'])
  const [message] = stub.messages.map(readMessage)
  expect(kit.minted).toEqual([`signup-${PERSON}-1`])
  expect(message?.text).toContain(kit.minted[0])
  expect(message?.headers.get('to')).toBe(ADDRESS)
  expect(message?.headers.get('message-id')).toBe(`<${id}.0@kredka.example>`)
  expect(message?.headers.get('auto-submitted')).toBe('auto-generated')
  const log = JSON.stringify(await kit.streams.read(`mail-${id}`))
  const { rows } = await kit.database.pool.query('select * from outbox.deliveries')
  expect(log + JSON.stringify(rows)).not.toContain(kit.minted[0])
  expect(JSON.stringify(rows)).not.toContain(ADDRESS)
})

test('MAI-01 the text is kept with the token blotted out, and only as long as the person’s key', async () => {
  start()
  const id = await kit.request('signup', {})
  await kit.passUntil(id, ['MailRequested', 'MailSent'])
  const read = () => readMail({ sql: kit.database.pool, keyring: kit.keyring, render: RENDER }, id)
  const body = await read()
  expect(body?.subject).toBe('Dokończ rejestrację w serwisie Kredka')
  expect(body?.text).toContain('••••••••')
  expect(JSON.stringify(body)).not.toContain(kit.minted[0])
  await kit.keyring.forget(PERSON)
  expect(await read()).toBeNull()
})

test('MAI-01 a server that is down is tried again with longer and longer pauses, until it is back', async () => {
  await stub.close()
  start()
  const id = await kit.request('password_reset', { name: NAME })
  await kit.passUntil(id, ['MailRequested', 'MailDelayed', 'MailDelayed'])
  const [first, second] = (await kit.streams.read(`mail-${id}`)).slice(1)
  const pause = (event: typeof first) =>
    Date.parse(String(event?.data.next_attempt_at)) - Date.parse(event?.metadata.occurred_at ?? '')
  expect([pause(first), pause(second)]).toEqual([60_000, 5 * MINUTE])
  expect(first?.data).toMatchObject({ attempts: 1, fault: 'no_connection' })
  await stub.listen()
  await kit.passUntil(id, ['MailRequested', 'MailDelayed', 'MailDelayed', 'MailSent'], 60_000)
  expect(stub.messages).toHaveLength(1)
  expect(stub.messages[0]).toBeDefined()
  expect(readMessage(stub.messages[0] ?? '').text).toContain(kit.minted.at(-1))
})

test('MAI-01 after the last attempt the mail has failed; a resend begins anew with a new token and another Message-ID', async () => {
  stub.answer('MAIL', '451 come back later')
  start()
  const id = await kit.request('signup', {})
  await kit.passUntil(id, ['MailRequested', ...Array(7).fill('MailDelayed'), 'MailFailed'], HOUR)
  const last = (await kit.streams.read(`mail-${id}`)).at(-1)
  expect(last?.data).toMatchObject({ attempts: 8, fault: 'refused_for_now' })
  stub.answer('MAIL', null)
  expect(isRejection(await resend(id))).toBe(false)
  await kit.time.passUntil(() => stub.messages.length > 0, 1_000)
  expect(messageIds()).toEqual([`<${id}.1@kredka.example>`])
  expect(readMessage(stub.messages[0] ?? '').text).toContain(kit.minted.at(-1))
  expect(new Set(kit.minted).size).toBe(kit.minted.length)
})

test('MAI-01 a reset leaves before a newsletter that waits already, and while a slow server has newsletters in hand', async () => {
  const left: string[] = []
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow: MailTransport = {
    ...keptTransport(),
    send: async ({ template }) => {
      if (template === 'newsletter_issue') await opened
      left.push(template)
    },
  }
  const issue_id = '01hzy3v9k2m4n6p8q0r2s4t999'
  const newsletters: string[] = []
  for (let n = 0; n < 10; n += 1) newsletters.push(await kit.request('newsletter_issue', { issue_id }))
  start(slow)
  const inHand = async () =>
    (await kit.database.pool.query('select from outbox.deliveries where claimed_at is not null')).rowCount
  await kit.time.passUntil(async () => (await inHand()) === 4, 1_000)
  const reset = await kit.request('password_reset', { name: NAME })
  await kit.passUntil(reset, ['MailRequested', 'MailSent'])
  const order = await kit.request('order_nudge', { name: NAME, order_id: issue_id })
  await kit.time.passUntil(async () => {
    const { rowCount } = await kit.database.pool.query('select from outbox.deliveries where mail_id = $1', [order])
    return rowCount === 1
  }, 1_000)
  expect(left).toEqual(['password_reset'])
  open()
  for (const id of newsletters) await kit.passUntil(id, ['MailRequested', 'MailSent'])
  expect(left.slice(0, 5)).toEqual(['password_reset', ...Array(4).fill('newsletter_issue')])
  // of the newsletters those alone came before it that were sent side by side
  expect(left.indexOf('order_nudge')).toBeLessThan(10)
  expect(left).toHaveLength(12)
})

test('an address that the server refuses for good is not tried again', async () => {
  stub.answer('RCPT', '550 no such user')
  start()
  const id = await kit.request('signup', {})
  await kit.passUntil(id, ['MailRequested', 'MailFailed'])
  const last = (await kit.streams.read(`mail-${id}`)).at(-1)
  expect(last?.data).toMatchObject({ attempts: 1, fault: 'refused' })
  expect(JSON.stringify(last)).not.toContain('no such user')
})

test('MAI-01 a lost answer of the server is repeated under the same Message-ID', async () => {
  stub.dropAfterData()
  start()
  const id = await kit.request('signup', {})
  await kit.passUntil(id, ['MailRequested', 'MailDelayed', 'MailSent'], 60_000)
  expect(new Set(messageIds())).toEqual(new Set([`<${id}.0@kredka.example>`]))
})

test('EVT-05 mails asked for while the sender is down wait, and each leaves once', async () => {
  const first = start()
  const early = await kit.request('signup', {})
  await kit.passUntil(early, ['MailRequested', 'MailSent'])
  await first.stop()
  const late = [await kit.request('signup', {}), await kit.request('password_reset', { name: NAME })]
  expect(stub.messages).toHaveLength(1)
  start()
  for (const id of late) await kit.passUntil(id, ['MailRequested', 'MailSent'])
  await kit.database.pool.query("update reactions.checkpoints set position = 'start'")
  await processes.at(-1)?.stop()
  start()
  const last = await kit.request('signup', {})
  await kit.passUntil(last, ['MailRequested', 'MailSent'])
  expect(messageIds().sort()).toEqual([early, ...late, last].map((id) => `<${id}.0@kredka.example>`).sort())
})

test('EVT-05 a sender that died with a mail in hand: the next one sends it; one that the server had is only noted', async () => {
  const [unsent, taken] = [await kit.request('signup', {}), await kit.request('signup', {})]
  const one = start(keptTransport())
  for (const id of [unsent, taken]) await kit.passUntil(id, ['MailRequested', 'MailSent'])
  await one.stop()
  const again = [await kit.request('signup', {}), await kit.request('signup', {})] as const
  const insert = `insert into outbox.deliveries (mail_id, round, subject_id, next_attempt_at, claimed_at, accepted_at)
    values ($1, 0, $2, $3, $3, $4)`
  const now = new Date(kit.clock.now())
  await kit.database.pool.query(insert, [again[0], PERSON, now, null])
  await kit.database.pool.query(insert, [again[1], PERSON, now, now])
  start()
  for (const id of again) await kit.passUntil(id, ['MailRequested', 'MailSent'])
  expect(messageIds()).toEqual([`<${again[0]}.0@kredka.example>`])
  expect(await kit.history(taken)).toEqual(['MailRequested', 'MailSent'])
})

test('EVT-13 a mail whose request an older copy of the log had lost leaves when it is asked for again, and never twice', async () => {
  const ids = ['01hzy3v9k2m4n6p8q0r2s4t001', '01hzy3v9k2m4n6p8q0r2s4t002'] as const
  const insert = `insert into outbox.deliveries (mail_id, round, subject_id, next_attempt_at, state, accepted_at)
    values ($1, 0, $2, $3, $4, $5)`
  const now = new Date(kit.clock.now())
  await kit.database.pool.query(insert, [ids[0], PERSON, now, 'waiting', null])
  await kit.database.pool.query(insert, [ids[1], PERSON, now, 'done', now])
  start()
  const waiting = "select from outbox.deliveries where state = 'waiting'"
  await kit.time.passUntil(async () => (await kit.database.pool.query(waiting)).rowCount === 0, 1_000)
  expect([await kit.request('signup', {}), await kit.request('signup', {})]).toEqual(ids)
  for (const id of ids) await kit.passUntil(id, ['MailRequested', 'MailSent'])
  expect(messageIds()).toEqual([`<${ids[0]}.0@kredka.example>`])
})

test('MAI-01 without SMTP the mail is an .eml file that a mail program reads, Polish letters and all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kredka-outbox-'))
  try {
    start(outboxTransport(folder))
    const id = await kit.request('password_reset', { name: NAME })
    await kit.passUntil(id, ['MailRequested', 'MailSent'])
    const files = await readdir(folder)
    expect(files).toEqual([`20270301-090000_password-reset_${id}_0.eml`])
    const message = readMessage(await readFile(join(folder, files[0] ?? '')))
    expect(message.headers.get('subject')).toBe('Ustaw nowe hasło')
    expect(message.headers.get('from')).toBe('Kredka <no-reply@kredka.example>')
    expect(message.text).toContain(`Dzień dobry, ${NAME}.`)
    expect(message.html).toContain(`Dzień dobry, ${NAME}.`)
    expect(message.text).toContain(kit.minted[0])

    await kit.write.execute(forgetting, PERSON, null, kit.context('accounts.forget'))
    await until(async () => (await readdir(folder)).length === 0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('EVT-10 a person who is forgotten gets no mail, and none of theirs is kept', async () => {
  await stub.close()
  start()
  const id = await kit.request('signup', {})
  await kit.passUntil(id, ['MailRequested', 'MailDelayed'])
  await kit.keyring.forget(PERSON)
  await kit.write.execute(forgetting, PERSON, null, kit.context('accounts.forget'))
  await until(async () => {
    const { rows } = await kit.database.pool.query('select state from outbox.deliveries')
    return rows[0]?.state === 'cancelled'
  })
  await until(async () => (await kit.database.pool.query('select * from outbox.parts')).rows.length === 0)
  const other = await kit.request('signup', {})
  await kit.passUntil(other, ['MailRequested', 'MailErased'])
  await stub.listen()
  expect(stub.messages).toEqual([])
})

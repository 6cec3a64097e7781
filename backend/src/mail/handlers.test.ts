import { isRejection } from '@kredka/contracts/kernel/errors'
import type { MailBodyView } from '@kredka/contracts/mail/views'
import { keptTransport } from '../adapters/mail/kept.ts'
import type { Request } from '../kernel/handler.ts'
import { mailHandlers } from './handlers.ts'
import { type MailKit, mailKit, PERSON, RENDER } from './testing/mail-kit.ts'

const ADMIN = '01hzy3v9k2m4n6p8q0r2s4t6va'

let kit: MailKit
let sender: { stop(): Promise<void> }
let id: string

beforeEach(async () => {
  kit = await mailKit()
  sender = kit.start(keptTransport())
  id = await kit.request('signup', {})
  await kit.passUntil(id, ['MailRequested', 'MailSent'])
})
afterEach(async () => {
  await sender.stop()
  await kit.drop()
})

async function call(command: string, input: Readonly<Record<string, string>>) {
  const handlers = mailHandlers({ pool: kit.database.pool, keyring: kit.keyring, write: kit.write, render: RENDER })
  const request: Request = {
    context: kit.context(command, { actor: { kind: 'admin', id: ADMIN } }),
    viewer: { kind: 'admin', id: ADMIN, role: 'owner' },
    session_id: null,
    ip: '127.0.0.1',
    user_agent: '',
    language: 'pl',
    cookie: () => undefined,
  }
  const reply = await handlers.find((handler) => handler.command.name === command)?.run(input as never, request)
  return reply === undefined || isRejection(reply) ? reply?.rejected : reply.answer
}

test('ADM-03 an admin reads a mail for a reason, which is in the log before the text is shown', async () => {
  const body = (await call('mail.read_body', { id, reason: 'a complaint' })) as MailBodyView
  expect(body.to).toContain('@')
  expect(body.subject).toBe('Dokończ rejestrację w serwisie Kredka')
  expect(body.text).not.toContain(kit.minted[0])
  const read = (await kit.streams.read(`mail-${id}`)).at(-1)
  expect(read).toMatchObject({
    type: 'MailBodyRead',
    data: { admin_id: ADMIN, reason: 'a complaint' },
    metadata: { actor: `admin:${ADMIN}` },
  })
})

test('a mail that is not there, or whose person is gone, cannot be read', async () => {
  expect(await call('mail.read_body', { id: '01hzy3v9k2m4n6p8q0r2s4t6vb', reason: 'x' })).toBe('MAIL_NOT_FOUND')
  await kit.keyring.forget(PERSON)
  expect(await call('mail.read_body', { id, reason: 'x' })).toBe('MAIL_NOT_FOUND')
  expect(await kit.history(id)).toEqual(['MailRequested', 'MailSent'])
})

test('ADM-02 an admin has a mail sent once more, with a new token', async () => {
  expect(await call('mail.resend', { id, reason: 'never came' })).toBeNull()
  expect(await call('mail.resend', { id, reason: 'twice' })).toBe('CONFLICT')
  await kit.passUntil(id, ['MailRequested', 'MailSent', 'MailResendRequested', 'MailSent'])
  expect(kit.minted).toHaveLength(2)
})

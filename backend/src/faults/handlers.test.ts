import { reportFault } from '@kredka/contracts/faults/endpoints'
import { faultEvents } from '@kredka/contracts/faults/events'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type TestWriteSide, testWriteSide } from '../kernel/testing/test-write-side.ts'
import { type TestVault, testVault } from '../vault/testing/test-vault.ts'
import { faultHandlers } from './handlers.ts'

const ADMIN = '01hzy3v9k2m4n6p8q0r2s4t6va'

let site: TestVault
let side: TestWriteSide
beforeAll(async () => {
  site = await testVault()
  side = testWriteSide({ events: faultEvents })
})
afterAll(() => site.drop())

/** The handler's answer, or the code of its rejection. */
async function send(name: string, input: Readonly<Record<string, string>>) {
  const handler = faultHandlers({ vault: site.vault, write: side.write }).find((one) => one.command.name === name)
  const context = side.context(name, { actor: { kind: 'admin', id: ADMIN } })
  const viewer = { kind: 'admin', id: ADMIN, role: 'owner' } as const
  const request = { context, viewer, session_id: null, ip: '', user_agent: '', language: 'pl' as const }
  const reply = await handler?.run(input as never, { ...request, cookie: () => undefined })
  return reply === undefined || isRejection(reply) ? reply?.rejected : reply.answer
}

const said = {
  source: 'unhandled-rejection',
  name: 'TypeError',
  message: 'no "anna@example.pl" here',
  stack: 'TypeError: no\nload@https://kredka.example/assets/page.js:1:20\n@https://kredka.example/?rt=secret:3:4',
  path: '/adminero/errors',
}

test('ADM-02 what a browser reports stands in the error log by its page and frames, without what somebody came with', async () => {
  expect(await send(reportFault.name, said)).toBeNull()
  expect(await send(reportFault.name, { ...said, path: '/%E0%A4%A', name: 'anna@example.pl' })).toBeNull()
  await site.vault.errorLog.flush()
  const found = await site.vault.errorLog.list({ limit: 10, sort: 'first_at', side: 'browser' })
  const entry = await site.vault.errorLog.find(found.find(({ name }) => name === 'TypeError')?.id ?? '')
  expect(entry).toMatchObject({ source: 'unhandled-rejection', place: 'page admin.errors', message: 'no […] here' })
  expect(entry?.stack).toBe(
    'TypeError: no […] here\n    at load (https://kredka.example/assets/page.js:1:20)\n    at  (https://kredka.example/:3:4)',
  )
  expect(found.map(({ name, place }) => [name, place])).toContainEqual(['Error', 'page unknown'])
})

test('ADM-02 staff resolve, ignore and reopen a fault; the log says who and why', async () => {
  const { errorLog } = site.vault
  errorLog.note({ source: 'cron', error: new RangeError('x'), where: 'job mail.sweep', correlation_id: null })
  await errorLog.flush()
  const [fault] = await errorLog.list({ limit: 1, source: 'cron' })
  const id = fault?.id ?? ''
  const stateOf = async () => (await errorLog.find(id))?.state
  expect(await send('faults.resolve', { id })).toBeNull()
  expect(await stateOf()).toBe('resolved')
  expect(await send('faults.resolve', { id })).toBe('FAULT_DECIDED')
  expect(await send('faults.reopen', { id, reason: 'Still there.' })).toBeNull()
  expect(await stateOf()).toBe('new')
  expect(await send('faults.ignore', { id, reason: 'Not ours.' })).toBeNull()
  expect(await stateOf()).toBe('ignored')
  expect(await send('faults.ignore', { id: 'nothing', reason: 'x' })).toBe('FAULT_NOT_FOUND')
  const events = await side.store.read(`fault-${id}`)
  expect(events).toMatchObject([
    { type: 'FaultResolved', data: { reason: null, place: 'job mail.sweep', admin_id: ADMIN } },
    { type: 'FaultReopened', data: { reason: 'Still there.' } },
    { type: 'FaultIgnored', data: { reason: 'Not ours.' } },
  ])
})

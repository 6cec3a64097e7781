import { accountEvents } from '@kredka/contracts/accounts/events'
import { memoryEventStore } from '../adapters/event-store/memory/store.ts'
import { memoryKeyring } from '../kernel/testing/memory-keyring.ts'
import { type TestWriteSide, testWriteSide } from '../kernel/testing/test-write-side.ts'
import { accountDecider } from './account.ts'
import { createAccountStatuses } from './account-status.ts'

const user_id = '01jd0000000000000000000001'
const account = {
  user_id,
  email_key: 'a'.repeat(64),
  email: 'anna@example.com',
  name: 'Anna',
  credential_id: '01jd0000000000000000000003',
  provider: 'email',
  language: 'pl',
} as const

/** Two processes over one log and one table of sessions; neither hears what the other appends. */
function twoProcesses() {
  const parts = { events: accountEvents, store: memoryEventStore(), keyring: memoryKeyring() }
  const here = testWriteSide(parts)
  const there = testWriteSide(parts)
  let open = true
  const statuses = createAccountStatuses({ write: there.write, sessions: { isOpen: async () => open } })
  return { here, statuses, end: () => (open = false) }
}

const execute = ({ write, context }: TestWriteSide, command: Parameters<typeof accountDecider.decide>[1]) =>
  write.execute(accountDecider, user_id, command, context('tests.change', { command_id: crypto.randomUUID() }))

test('ADM-02 whose sessions a block has ended reads why, in a process that has not heard of it too', async () => {
  const { here, statuses, end } = twoProcesses()
  await execute(here, { do: 'register', account, terms_version: '2026-11-01' })
  expect(await statuses.of('s', user_id)).toMatchObject({ blocked: false, ended: false })
  await execute(here, { do: 'block', user_id, reason: 'spam' })
  end()
  expect(await statuses.of('s', user_id)).toMatchObject({ blocked: true, ended: true })
})

test('ACC-02 who logged out is told so', async () => {
  const { here, statuses, end } = twoProcesses()
  await execute(here, { do: 'register', account, terms_version: '2026-11-01' })
  end()
  expect(await statuses.of('s', user_id)).toMatchObject({ blocked: false, ended: true })
})

import { memoryLog } from '../kernel/testing/memory-log.ts'
import { usableEventStore } from './usable-event-store.ts'

test('OPS-07 OPS-08 a start waits for a server that is not there yet, and gives up in one sentence', async () => {
  const log = memoryLog()
  const faults = [{ text: 'reaches no server at a:2113 (ECONNREFUSED)', passes: true }, null]
  let asked = 0
  const coming = async () => faults[asked++] ?? null
  await usableEventStore('esdb://a', 60, log, coming)
  expect([asked, log.lines.map(({ message }) => message)]).toEqual([2, ['waiting for EventStoreDB']])

  const never = async () => ({ text: 'reaches no server at a:2113 (ECONNREFUSED)', passes: true })
  const wrong = async () => ({ text: 'is refused by a:2113', passes: false })
  await expect(usableEventStore('esdb://a', 0, log, never)).rejects.toMatchObject({
    name: 'ConfigError',
    message: 'EVENTSTORE_URL reaches no server at a:2113 (ECONNREFUSED)',
  })
  await expect(usableEventStore('esdb://a', 3_600, log, wrong)).rejects.toMatchObject({ name: 'ConfigError' })
})

import { type TestDatabase, testDatabase } from '@kredka/projections/postgres/testing/database'
import { until } from '../kernel/reactions/testing/until.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import { createFanOut, type FanOut, type Signal } from './fan-out.ts'

describe('signals between processes', () => {
  let database: TestDatabase
  const open: FanOut[] = []
  const fanOut = (heard: Signal[]) => {
    const made = createFanOut({
      ...database,
      log: memoryLog(),
      onViewing: () => undefined,
      onSignal: (signal) => heard.push(signal),
    })
    open.push(made)
    return made
  }
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(async () => {
    await Promise.all(open.map((one) => one.close()))
    await database.drop()
  })

  const presence = (user_id: string, rooms: readonly string[] = ['person:x']): Signal => ({
    rooms,
    name: 'presence',
    body: { user_id, online: true },
  })

  test('OPS-04 a signal reaches every process in the order in which it was sent', async () => {
    const [own, other]: [Signal[], Signal[]] = [[], []]
    const [sender] = [fanOut(own), fanOut(other)]
    // listening takes a moment to begin
    await until(() => {
      sender.send(presence('first'))
      return own.length > 0 && other.length > 0
    })
    const before = [own.length, other.length]
    const many = Array.from({ length: 250 }, (_, n) => presence(`u${n}`))
    for (const signal of many) sender.send(signal)
    const lasts = (heard: Signal[]) => heard.filter(({ body }) => 'user_id' in body && body.user_id.startsWith('u'))
    await until(() => lasts(own).length === 250 && lasts(other).length === 250)
    expect(before.every((n) => n > 0)).toBe(true)
    expect(lasts(other)).toEqual(many)
  })

  test('OPS-04 a signal for many is sent in parts that NOTIFY can carry', async () => {
    const heard: Signal[] = []
    const rooms = Array.from({ length: 400 }, (_, n) => `person:${String(n).padStart(26, '0')}`)
    const sender = fanOut(heard)
    await until(() => {
      sender.send(presence('ready'))
      return heard.length > 0
    })
    sender.send(presence('many', rooms))
    const parts = () => heard.filter(({ body }) => 'user_id' in body && body.user_id === 'many')
    await until(() => parts().flatMap((part) => part.rooms).length === rooms.length)
    expect(parts().flatMap((part) => part.rooms)).toEqual(rooms)
  })
})

import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import { until } from '../kernel/reactions/testing/until.ts'
import { createFixedClock } from '../kernel/testing/fixed-clock.ts'
import { memoryLog } from '../kernel/testing/memory-log.ts'
import type { SessionChange } from '../vault/sessions.ts'
import type { SocketOwner } from './handshake.ts'
import { watchSessions } from './sessions-watch.ts'

const person = (id: string): SocketOwner => ({ kind: 'person', id, session_id: `session of ${id}` })

const endOf = (user_id: string): SessionChange => ({ session_id: `session of ${user_id}`, user_id, ended: true })

function setup() {
  const over = new Map<string, ErrorCode>()
  const reported: SessionChange[] = []
  const heard: string[] = []
  const asked: string[] = []
  const ended: string[] = []
  let fails = 0
  const watch = watchSessions({
    sessions: {
      readChangesSince: async () => {
        fails -= 1
        if (fails >= 0) throw new Error('away')
        return reported
      },
    },
    endOf: async ({ id }) => {
      asked.push(id)
      return over.get(id) ?? null
    },
    clock: createFixedClock(),
    log: memoryLog(),
    everyMs: 1,
  })
  const open = (owner: SocketOwner) =>
    watch.watch({ owner, end: (code) => ended.push(`${owner.id} ${code}`), onChange: () => heard.push(owner.id) })
  const fail = (times: number) => {
    fails = times
  }
  return { watch, open, over, reported, asked, ended, heard, fail }
}

test('ACC-02 only sockets of sessions that ended are asked about, and closed once with the reason', async () => {
  const { watch, open, over, reported, asked, ended } = setup()
  open(person('anna'))
  open(person('bert'))
  over.set('anna', 'ACCOUNT_BLOCKED')
  reported.push(endOf('anna'), endOf('somebody elsewhere'))
  await until(() => ended.length > 0)
  watch.stop()
  expect([ended, asked]).toEqual([['anna ACCOUNT_BLOCKED'], ['anna']])
})

test('ACC-02 a session that ended by its age, which nobody reports, is found too', async () => {
  const { watch, open, over, ended } = setup()
  open(person('anna'))
  over.set('anna', 'NOT_LOGGED_IN')
  await until(() => ended.length > 0)
  watch.stop()
  expect(ended).toEqual(['anna NOT_LOGGED_IN'])
})

test('OPS-08 while the sessions cannot be read nobody is closed, and the watch goes on afterwards', async () => {
  const { watch, open, over, reported, ended, fail } = setup()
  fail(5)
  open(person('anna'))
  over.set('anna', 'NOT_LOGGED_IN')
  reported.push(endOf('anna'))
  await until(() => ended.length > 0)
  watch.stop()
  expect(ended).toEqual(['anna NOT_LOGGED_IN'])
})

test('a socket that left by itself is watched no more', async () => {
  const { watch, open, over, reported, asked, ended } = setup()
  open(person('bert'))
  open(person('anna'))()
  over.set('anna', 'NOT_LOGGED_IN')
  over.set('bert', 'NOT_LOGGED_IN')
  reported.push(endOf('anna'), endOf('bert'))
  await until(() => ended.length > 0)
  watch.stop()
  expect(asked).toEqual(['bert'])
})

test('ACC-10 a log-in elsewhere, and its end, are each told once to the person’s other sockets', async () => {
  const { watch, open, reported, heard } = setup()
  open(person('anna'))
  open(person('bert'))
  open({ kind: 'admin', id: 'anna', token: 'x', duties: ['self'] })
  reported.push({ session_id: 'phone', user_id: 'anna', ended: false })
  await until(() => heard.length > 0)
  reported[0] = { session_id: 'phone', user_id: 'anna', ended: true }
  await until(() => heard.length > 1)
  reported.push({ session_id: 'laptop', user_id: 'bert', ended: false })
  await until(() => heard.length > 2)
  watch.stop()
  expect(heard).toEqual(['anna', 'anna', 'bert'])
})

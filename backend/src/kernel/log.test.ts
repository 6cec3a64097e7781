import pg from 'pg'
import { createLog } from './log.ts'

function lines() {
  const written: string[] = []
  const destination = { write: (line: string) => void written.push(line) }
  return { destination, read: () => written.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

test('OPS-05 lines are JSON with level, time, message and the correlation id of their request', () => {
  const { destination, read } = lines()
  const log = createLog({ level: 'info', fields: { role: 'api' }, destination }).child({ correlation_id: 'c1' })
  log.info({ path: '/api/offers' }, 'request')
  log.debug({}, 'not at this level')
  expect(read()).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      role: 'api',
      correlation_id: 'c1',
      path: '/api/offers',
      message: 'request',
    },
  ])
  expect(read()[0]?.['time']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
})

test('secrets and addresses are hidden, and errors keep their stack', () => {
  const { destination, read } = lines()
  const log = createLog({ level: 'info', destination })
  log.error({ token: 'abc', request: { cookie: 'sid=1', email: 'a@b.pl' }, error: new Error('broken') }, 'failed')
  const [line] = read()
  expect(JSON.stringify(line)).not.toMatch(/abc|sid=1|a@b\.pl/)
  expect(line?.['error']).toMatchObject({
    type: 'Error',
    message: 'broken',
    stack: expect.stringContaining('log.test'),
  })
})

test('EVT-10 a line about an error holds no value that the database refused', () => {
  const { destination, read } = lines()
  const log = createLog({ level: 'info', destination })
  const refused = Object.assign(new pg.DatabaseError('invalid input syntax for type integer: "Żaneta"', 1, 'error'), {
    code: '22P02',
    detail: 'Failing row contains (Żaneta).',
    where: "unnamed portal parameter $1 = 'Żaneta'",
  })
  log.error({ error: new Error('no rows', { cause: refused }) }, 'failed')
  log.error({ error: String(refused) }, 'failed')
  expect(JSON.stringify(read())).not.toContain('Żaneta')
  expect(read()[0]?.['error']).toMatchObject({ cause: { code: '22P02', message: expect.stringContaining('integer') } })
})

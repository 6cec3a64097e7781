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

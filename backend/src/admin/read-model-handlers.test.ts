import { adminEvents } from '@kredka/contracts/admin/events'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import type { Request } from '../kernel/handler.ts'
import { testWriteSide } from '../kernel/testing/test-write-side.ts'
import { readModelHandlers } from './read-model-handlers.ts'
import type { ReadModels } from './read-models.ts'

const ADMIN = '01hzy3v9k2m4n6p8q0r2s4t6va'

/** Read models of which only `offers` exists, with what was asked of them. */
function oneReadModel() {
  const asked: string[] = []
  const steer = (action: string) => async (name: string) => {
    if (name !== 'offers') return reject('PROJECTION_NOT_FOUND')
    asked.push(action)
    return null
  }
  const models: ReadModels = { list: async () => [], rebuild: steer('rebuild'), resume: steer('resume') }
  return { asked, models }
}

async function call(command: string, name: string) {
  const { asked, models } = oneReadModel()
  const side = testWriteSide({ events: adminEvents })
  const handlers = readModelHandlers(models, side)
  const request: Request = {
    context: side.context(command, { actor: { kind: 'admin', id: ADMIN } }),
    viewer: { kind: 'admin', id: ADMIN, role: 'owner' },
    session_id: null,
    ip: '127.0.0.1',
    user_agent: '',
    language: 'pl',
    cookie: () => undefined,
  }
  const handler = handlers.find((one) => one.command.name === command)
  const reply = await handler?.run({ name, reason: 'After a change.' } as never, request)
  const rejected = isRejection(reply) ? reply.rejected : null
  return { asked, rejected, log: await side.store.read(`projectioncontrol-${name}`) }
}

test.each([
  ['admin.rebuild_projection', 'rebuild'],
  ['admin.resume_projection', 'resume'],
])('ADM-03 %s is in the log with who asked', async (command, action) => {
  const { asked, rejected, log } = await call(command, 'offers')
  expect(rejected).toBeNull()
  expect(asked).toEqual([action])
  expect(log).toMatchObject([
    { type: 'ProjectionSteered', data: { projection: 'offers', action, reason: 'After a change.', admin_id: ADMIN } },
  ])
})

test('ADM-03 what was refused is not in the log', async () => {
  const { asked, rejected, log } = await call('admin.rebuild_projection', 'nothing')
  expect(rejected).toBe('PROJECTION_NOT_FOUND')
  expect(asked).toEqual([])
  expect(log).toEqual([])
})

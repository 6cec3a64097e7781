import { command, Done, document, query } from '@kredka/contracts/kernel/endpoints'
import { reject } from '@kredka/contracts/kernel/errors'
import { StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { Id, Obj, PageQuery, Text, Type } from '@kredka/contracts/kernel/schema'
import { answer, answerPage, type DocumentHandler } from '@kredka/projections/kernel/query'
import { handle } from '../../kernel/handler.ts'
import { METRICS_TOKEN, testEdge } from './edge.ts'

const plant = command('trees.plant', {
  path: 'POST /trees',
  access: 'user',
  about: 'Plants a tree.',
  body: Obj({ kind: Text(20), heights: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 3 })) }),
  answer: Obj({ planted: Type.String(), command_id: Type.String() }),
  errors: ['CONFLICT'],
})
const fell = command('trees.fell', {
  path: 'POST /trees/{id}/fell',
  access: 'teacher',
  about: 'Fells it.',
  params: Obj({ id: Id }),
  answer: Done,
})
const renew = command('auth.renew', {
  path: 'POST /auth/renew',
  access: 'public',
  about: 'Renews.',
  answer: Done,
  errors: ['REFRESH_FAILED'],
})
const breakDown = command('trees.break', {
  path: 'POST /trees/break',
  access: 'public',
  about: 'Fails in several ways.',
  body: Obj({ how: Type.String() }),
  answer: Done,
})
const list = query('trees.list', {
  path: 'GET /trees',
  access: 'public',
  about: 'Trees.',
  query: Obj({
    ...PageQuery,
    tall: Type.Optional(Type.Boolean()),
    kinds: Type.Optional(Type.Array(Type.String({ maxLength: 10 }))),
  }),
  answer: Type.Array(Type.Unknown()),
  paged: true,
})
const count = query('trees.count', {
  path: 'GET /trees/count',
  access: 'public',
  about: 'How many.',
  answer: Type.Integer(),
})
const one = query('trees.one', {
  path: 'GET /trees/{id}',
  access: 'public',
  about: 'One.',
  params: Obj({ id: Id }),
  answer: Type.String(),
})
const wrong = query('trees.wrong', {
  path: 'GET /wrong',
  access: 'public',
  about: 'Answers wrongly.',
  answer: Type.Integer(),
})
const inspect = query('trees.inspect', {
  path: 'GET /admin/trees',
  access: 'admin',
  duty: 'observe',
  about: 'For admins.',
  answer: Type.String(),
})
const leaf = document('trees.leaf', { path: 'GET /leaf.txt', access: 'public', about: 'A leaf.', type: 'text/plain' })

const SESSION = 's'

/** An edge with a few endpoints about trees: each answers, or fails, in a way of its own. */
export async function treesEdge() {
  let planted = 0
  const leaves: DocumentHandler = {
    document: leaf,
    reads: [],
    run: async () => ({ body: 'zażółć', filename: 'liść.txt', immutable: true }),
  }
  const edge = await testEdge({
    env: { METRICS_TOKEN },
    endpoints: [plant, fell, renew, breakDown, one, list, count, wrong, inspect, leaf],
    handlers: [
      handle(plant, async ({ kind }, request) => {
        planted += 1
        if (kind === 'taken') return reject('CONFLICT')
        return { answer: { planted: kind, command_id: request.context.command_id }, position: '42' }
      }),
      handle(fell, async () => ({ answer: null })),
      handle(renew, async () => reject('REFRESH_FAILED')),
      handle(breakDown, async ({ how }) => {
        if (how === 'down') throw new StoreUnavailableError('connect ECONNREFUSED 10.0.0.1:2113')
        throw new Error(`select * from secrets where how = '${how}'`)
      }),
    ],
    queryHandlers: [
      answerPage(list, [], async ({ input }) => ({ rows: [input], has_next_page: true })),
      answer(count, [], async () => 7),
      answer(one, [], async ({ input }) => input.id),
      answer(wrong, [], (async () => 'seven') as unknown as () => Promise<number>),
      answer(inspect, [], async ({ viewer }) => JSON.stringify(viewer)),
    ],
    documents: [leaves],
    readiness: [
      { name: 'good', check: async () => null },
      { name: 'broken', check: () => Promise.reject(new Error('password=1234')) },
    ],
  })

  /** As the person with the id `as`, where there is one. */
  async function call(path: string, init: RequestInit & { as?: string } = {}) {
    const { as, ...rest } = init
    const headers = new Headers(rest.headers)
    if (as !== undefined)
      headers.set('authorization', `Bearer ${await edge.tokens.sign({ user_id: as, session_id: SESSION })}`)
    const response = await fetch(edge.url + path, { ...rest, headers })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }

  function post(path: string, body: unknown, init: { as?: string; headers?: Record<string, string> } = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return call(path, {
      method: 'POST',
      body: text,
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })
  }

  /** What the edge's own process would read out of an answer's position, in the session of all these calls. */
  const positionOf = ({ headers }: Pick<Response, 'headers'>) =>
    edge.positions.decryptLatest(headers.get('x-position') ?? '', SESSION)

  return { edge, call, post, positionOf, planted: () => planted }
}

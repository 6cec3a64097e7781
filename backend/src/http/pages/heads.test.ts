import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { query } from '@kredka/contracts/kernel/endpoints'
import { Obj, Type } from '@kredka/contracts/kernel/schema'
import { answer } from '@kredka/projections/kernel/query'
import type { PageHead } from '../../kernel/page.ts'
import { type TestEdge, testEdge } from '../testing/edge.ts'

const TEMPLATE = '<html><head><!--kredka:head--></head><body><!--kredka:body--><!--kredka:state--></body></html>'
const tree = query('trees.one', {
  path: 'GET /trees/{id}',
  access: 'public',
  about: 'A tree.',
  params: Obj({ id: Type.String() }),
  answer: Type.String(),
})

const headOf = (route: string, isPersonal?: PageHead['isPersonal']): PageHead => ({
  route,
  ...(isPersonal === undefined ? {} : { isPersonal }),
  async load(page) {
    await page.ask(tree, { id: 'oak' })
    return { status: 200, title: 'Oak' }
  },
})

let folder: string
let edge: TestEdge

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kredka-heads-'))
  await writeFile(join(folder, 'index.html'), TEMPLATE)
  const heads = [headOf('offers.offer'), headOf('quizzes.quiz', 'of a user'), headOf('quiz-rooms.room', true)]
  edge = await testEdge({
    endpoints: [tree],
    queryHandlers: [answer(tree, [], async () => 'oak')],
    heads,
    pagesFolder: folder,
  })
})
afterAll(async () => {
  await edge.stop()
  await rm(folder, { recursive: true })
})

test.each([
  ['/offers/01-x', true, true],
  ['/quiz/01-x', true, false],
  ['/quiz-room/abc', false, false],
])(
  'NAV-05 what a visitor is answered stands in %s for visitors: %s, for who is logged in: %s',
  async (path, ...stands) => {
    const asked = [{}, { cookie: 'kredka_access=any' }].map(async (headers) => {
      const response = await fetch(edge.url + path, { headers })
      expect(response.status).toBe(200)
      return (await response.text()).includes('trees.one')
    })
    expect(await Promise.all(asked)).toEqual(stands)
  },
)

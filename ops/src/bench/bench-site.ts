/**
 * The site that benches call, as a process of its own, and beside it on another port the floor: the same middleware
 * before one INSERT or SELECT. Arguments: `DATABASE_URL`, `api` or `site`, how many chats the demo teacher has to
 * answer in, how many offers of new teachers can be ordered, how many groups of hours the demo teacher has beside their
 * own, how many exams they are at. Sends a `BenchSite` when it is ready; ends with its parent.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { ownerOfEmail } from '@kredka/backend/accounts/facts'
import { BACKEND, HTTP, POOL } from '@kredka/backend/composition/identifiers'
import { readConfig } from '@kredka/backend/config/config'
import { createHttp } from '@kredka/backend/http/http'
import { handle } from '@kredka/backend/kernel/handler'
import { startApi, startSite } from '@kredka/backend/processes/start'
import { giveAnswer } from '@kredka/contracts/attempts/endpoints'
import { createAvailabilityGroup } from '@kredka/contracts/availability/endpoints'
import { sendMessage } from '@kredka/contracts/chat/endpoints'
import { command, query } from '@kredka/contracts/kernel/endpoints'
import { Id, Obj } from '@kredka/contracts/kernel/schema'
import { placeOrder } from '@kredka/contracts/orders/endpoints'
import { answer } from '@kredka/projections/kernel/query'
import { Server } from 'socket.io'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { seedWhereEmpty } from '../seed/first-time.ts'
import { SILENT } from '../terminal/silent.ts'
import { makeAttempts } from './attempts.ts'
import { makeChats } from './chats.ts'
import { makeGroups } from './groups.ts'
import { makeOpenOffers } from './open-slots.ts'
import type { BenchSite } from './site.ts'
import { ECHO_PATH } from './socket-clients.ts'

const insert = command('bench.insert', {
  path: 'POST /bench/rows',
  access: 'teacher',
  about: 'One INSERT.',
  body: createAvailabilityGroup.body,
  answer: Obj({ id: Id }),
})
const insertMessage = command('bench.insert_message', {
  path: 'POST /bench/messages',
  access: 'teacher',
  about: 'One INSERT.',
  body: sendMessage.body,
  answer: Obj({ id: Id }),
})
const insertOrder = command('bench.insert_order', {
  path: 'POST /bench/orders',
  access: 'user',
  about: 'One INSERT.',
  body: placeOrder.body,
  answer: Obj({ id: Id }),
})
const insertAnswer = command('bench.insert_answer', {
  path: 'POST /bench/answers',
  access: 'public',
  limit: giveAnswer.limit,
  visitor: true,
  about: 'One INSERT.',
  body: giveAnswer.body,
  answer: Obj({ id: Id }),
})
const select = query('bench.select', {
  path: 'GET /bench/rows/{id}',
  access: 'teacher',
  about: 'One SELECT.',
  params: Obj({ id: Id }),
  answer: Obj({ id: Id }),
})

const [database = '', role = 'site', chats = '0', offers = '0', groups = '0', attempts = '0'] = process.argv.slice(2)
const config = readConfig({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'http://127.0.0.1',
  DATABASE_URL: database,
  MASTER_KEY: '5e'.repeat(32),
  DRAIN_SECONDS: '0',
  LIMIT_WRITE_PER_MINUTE: '1000000',
  LIMIT_PLAY_PER_MINUTE: '1000000',
  LIMIT_PLAY_PER_ADDRESS: '1000000',
  LIMIT_READ_PER_MINUTE: '1000000',
  LIMIT_PAGES_PER_MINUTE: '1000000',
})
const site = await (role === 'api' ? startApi : startSite)(config, {
  log: SILENT,
  prepare: async (parts) => void (await seedWhereEmpty(parts, new AbortController().signal)),
})
process.on('disconnect', () => process.exit(0))

const [http, pool] = await Promise.all([site.parts.get(HTTP), site.parts.get(POOL)])
await pool.query('create table if not exists bench_rows (id text primary key, body text not null)')
async function insertOne(body: unknown) {
  const id = http.ids.entity()
  const values = [id, JSON.stringify(body)]
  await pool.query({ name: 'bench insert', text: 'insert into bench_rows (id, body) values ($1, $2)', values })
  return { answer: { id } }
}
const floor = await createHttp({
  ...http,
  endpoints: [insert, insertMessage, insertOrder, insertAnswer, select],
  handlers: [insert, insertMessage, insertOrder, insertAnswer].map((one) => handle(one, insertOne)),
  queryHandlers: [
    answer(select, [], async ({ sql, input }) => {
      const [row] = await sql<{ id: string }>('select id from bench_rows where id = $1', [input.id])
      return { id: row?.id ?? '' }
    }),
  ],
  documents: [],
  heads: [],
})
const server = createServer(floor.callback())
new Server(server, { path: ECHO_PATH, transports: ['websocket'], serveClient: false }).on('connection', (socket) => {
  socket.on('echo', (text: string, answered: (text: string) => void) => answered(text))
  socket.on('insert', (body: unknown, answered: () => void) => void insertOne(body).then(answered))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { tools } = await site.parts.get(BACKEND)
const teacher = await ownerOfEmail(tools.write, tools.vault.emailKey(DEMO_TEACHER))
const chat_ids = await makeChats(tools, teacher ?? '', Number(chats))
const offer_ids = await makeOpenOffers(tools, Number(offers))
const group_ids = await makeGroups(tools, teacher ?? '', Number(groups))
const quiz = await pool.query<{ quiz_id: string }>('select quiz_id from quizzes.listed order by quiz_id limit 1')
const quiz_id = quiz.rows[0]?.quiz_id ?? ''
const open = Number(attempts) === 0 ? null : await makeAttempts(tools, teacher ?? '', quiz_id, Number(attempts))
// What the seeds left to do must not weigh on the first round.
await pause(2_000)
const ready: BenchSite = {
  url: `${site.url}${config.api_base}`,
  floorUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${config.api_base}`,
  chat_ids,
  offer_ids,
  group_ids,
  attempts: open,
}
process.send?.(ready)

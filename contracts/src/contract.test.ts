import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Command, type Endpoint, isEndpoint } from './kernel/endpoints.ts'
import { ERROR_CODES, statusOf } from './kernel/errors.ts'
import type { EventDefinition } from './kernel/events.ts'
import type { Contract } from './kernel/module-contract.ts'
import { hasDuty, STAFF_ROLES } from './kernel/staff.ts'
import { LESSON_FILTERS } from './lessons/rules.ts'
import { OFFER_STATES } from './offers/states.ts'
import { ORDER_STATUSES } from './orders/rules.ts'
import { PROMOTION_STATUSES } from './promotions/rules.ts'

/** What must hold of everything that is declared, whatever module it stands in. */
const here = fileURLToPath(new URL('.', import.meta.url))
const endpoints = (await declared('*/endpoints.ts')).filter(isEndpoint)
const events = (await declared('*/events.ts')).filter(isEvent)
const contracts = (await declared('*/contract.ts')) as readonly Contract[]

/** Names that section 3 of the specification spells otherwise. */
const SPELLED_OTHERWISE = new Set(['userId', 'userName', 'userEmail', 'userPictureUrl', 'isTeacher', 'lastUpdate'])
const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

test('API-05 every property of requests, answers and events is snake_case', () => {
  const schemas: readonly (readonly [string, unknown])[] = [
    ...endpoints.flatMap((endpoint) => partsOf(endpoint).map((part) => [endpoint.name, part] as const)),
    ...events.map((event) => [event.name, event.schema] as const),
  ]
  const odd = schemas.flatMap(([name, schema]) =>
    propertiesOf(schema)
      .filter((property) => !SNAKE.test(property) && !SPELLED_OTHERWISE.has(property))
      .map((property) => `${name}: ${property}`),
  )
  expect(odd).toEqual([])
})

test('API-04 every object of a request is closed: what is not declared is refused', () => {
  const open = endpoints.flatMap((endpoint) =>
    [endpoint.params, endpoint.query, ...(endpoint.kind === 'command' ? [endpoint.body] : [])]
      .flatMap(objectsOf)
      .filter((schema) => schema.additionalProperties !== false)
      .map(() => endpoint.name),
  )
  expect(open).toEqual([])
})

test('API-04 every text of a request has a longest length or a form', () => {
  const endless = endpoints.flatMap((endpoint) =>
    (endpoint.kind === 'command' ? [endpoint.params, endpoint.query, endpoint.body] : [endpoint.params, endpoint.query])
      .flatMap(textsOf)
      .filter((text) => text.maxLength === undefined && text.pattern === undefined && text.format === undefined)
      .map(() => endpoint.name),
  )
  expect(endless).toEqual([])
})

test('API-01 a command is a POST and a read is a GET; names and addresses are given once', () => {
  for (const { kind, method } of endpoints) expect(method).toBe(kind === 'command' ? 'POST' : 'GET')
  const names = endpoints.map(({ name }) => name)
  const addresses = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual([...new Set(names)])
  expect(addresses).toEqual([...new Set(addresses)])
})

test('ADM-07 an analyst changes nothing but the own account and the own questions, and only owners say who works here', () => {
  const staffs = endpoints.flatMap(({ kind, name, duty }) => (duty === undefined ? [] : [{ kind, name, duty }]))
  const changing = staffs.filter(({ kind, duty }) => kind === 'command' && hasDuty('analyst', duty))
  expect(changing.map(({ name }) => name).toSorted()).toEqual([
    'admin.begin_second_factor',
    'admin.change_password',
    'admin.confirm_second_factor',
    'admin.end_second_factor',
    'admin.end_session',
    'admin.make_recovery_codes',
    'analysis.archive',
    'analysis.cancel',
    'analysis.change',
    'analysis.refresh',
    'analysis.run',
    'analysis.save',
    'analysis.share',
  ])
  const others = STAFF_ROLES.filter((role) => role !== 'owner')
  expect(others.filter((role) => hasDuty(role, 'staff') || hasDuty(role, 'operate'))).toEqual([])
  // what is hidden is shown to those who look after people alone
  expect(STAFF_ROLES.filter((role) => hasDuty(role, 'private'))).toEqual(['owner', 'support'])
})

test('API-03 every error code has a status that the contract knows', () => {
  const known = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 503]
  expect(ERROR_CODES.filter((code) => !known.includes(statusOf(code)))).toEqual([])
})

test('EVT-08 EVT-10 events are named in the past tense once, and personal data names its subject', () => {
  const names = events.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  for (const { name, schema, personal } of events) {
    for (const subject of Object.values(personal))
      expect([name, Object.keys(schema.properties)]).toEqual([name, expect.arrayContaining([subject])])
  }
})

test('API-08 whatever is declared belongs to a module, and every event stands in a kind of stream', () => {
  const called = new Set(contracts.flatMap((contract) => contract.endpoints))
  expect(endpoints.filter((endpoint) => !called.has(endpoint)).map(({ name }) => name)).toEqual([])
  const written = new Set(contracts.flatMap((contract) => Object.values(contract.events)))
  expect(events.filter((event) => !written.has(event)).map(({ name }) => name)).toEqual([])
  const placed = contracts.flatMap(({ streams }) => streams.flatMap((kind) => kind.events))
  expect(events.filter((event) => !placed.includes(event)).map(({ name }) => name)).toEqual([])
  const categories = contracts.flatMap(({ streams }) => streams.map(({ category }) => category))
  expect(categories).toEqual([...new Set(categories)])
})

test('a contract stands in the folder of its name', async () => {
  for (const file of globSync('*/contract.ts', { cwd: here })) {
    const [contract, ...more]: readonly Contract[] = Object.values(await import(here + file))
    expect([file, contract?.name, more]).toEqual([file, file.slice(0, file.indexOf('/')), []])
  }
})

/** Section 7 of the specification, as far as its modules exist. */
const SECTION_7: Readonly<Record<string, readonly string[]>> = {
  'GET /auth/check': [],
  'POST /auth/login': ['email', 'password', 'fetch_token'],
  'POST /auth/logout': [],
  'POST /auth/refresh': ['email', 'refresh_token'],
  'POST /auth/request-signup': ['email'],
  'POST /auth/confirm-signup': ['email', 'password', 'name', 'token'],
  'POST /auth/verify-google-token': ['token', 'fetch_token'],
  'POST /auth/confirm-google-account': ['token', 'email'],
  'POST /auth/verify-facebook-token': ['token', 'fetch_token'],
  'POST /auth/confirm-facebook-account': ['token', 'email'],
  'POST /auth/request-password-reset': ['email'],
  'POST /auth/confirm-password-reset': ['email', 'password', 'token'],
  'POST /misc/confirm-newsletter': ['email', 'token'],
  'GET /students/{id}/minimal': ['id'],
  'GET /teachers/{id}': ['id'],
  'GET /user-profiles/{id}/minimal': ['id'],
  'GET /files': ['purpose', 'user_id'],
  'GET /files/profile-picture': [],
  'GET /files/teacher-picture/{id}': ['id'],
  'GET /files/student-picture/{id}': ['id'],
  'GET /places/autocomplete-cities': ['q'],
  'GET /data/subjects': [],
  'POST /chats/message': ['message', 'chat_id', 'to_user_id'],
  'GET /chats/{id}': ['id'],
  'GET /chats/messages': ['chat_id', 'user_id'],
  'GET /chats/count-unseen': [],
  'POST /chats/mark-seen': ['chat_id'],
  'GET /current-user/profile': [],
  'GET /availability/groups': [],
  'GET /availability': ['availability_group_id'],
  'GET /offers': ['page'],
  'GET /offers/{id}': ['id'],
  'GET /offers/count': [],
  'GET /orders': [],
  'GET /orders/{id}': ['id'],
  'GET /orders/count-waiting': [],
  'GET /orders/count': [],
  'GET /lessons': ['page', 'status'],
  'GET /lessons/for-teacher': [],
  'GET /lessons/{id}': ['id'],
  'GET /lessons/count': [],
  'GET /notifications': ['page'],
  'GET /notifications/count-unseen': [],
  'POST /notifications/{id}/mark-seen': ['id'],
  'POST /notifications/mark-all-seen': [],
  'GET /promotions/{id}/minimal': ['id'],
  'POST /payments/{id}/mark-as-paid': ['id'],
  'GET /translations/load': ['lang'],
  'GET /admin/scan-id': [],
  'POST /admin/enter': ['name', 'password'],
}

const calls = Object.entries(SECTION_7)

test.each(calls)('API-07 %s exists and takes %j', (address, inputs) => {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === address)
  if (endpoint === undefined) throw new Error(`${address} is not declared`)
  const taken = [endpoint.params, endpoint.query, ...(endpoint.kind === 'command' ? [endpoint.body] : [])].flatMap(
    (schema) => Object.keys(schema.properties),
  )
  expect(taken).toEqual(expect.arrayContaining([...inputs]))
})

/** Counts by status, and the values of each list's own filter. */
const COUNTS: Readonly<Record<string, readonly string[]>> = {
  'GET /offers/count': OFFER_STATES,
  'GET /orders/count': ORDER_STATUSES,
  'GET /lessons/count': LESSON_FILTERS,
  'GET /promotions/count': PROMOTION_STATUSES,
}

test.each(Object.entries(COUNTS))(
  'API-09 API-07 %s gives a number for each status, 0 where there is none',
  (address, names) => {
    const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === address)
    if (endpoint?.kind !== 'query') throw new Error(`${address} is no query`)
    expect(endpoint.answer).toMatchObject({ type: 'object', required: names, additionalProperties: false })
    expect(new Set(propertiesOf(endpoint.answer))).toEqual(new Set(names))
    expect(objectsOf(endpoint.answer)).toHaveLength(1)
  },
)

async function declared(pattern: string): Promise<readonly unknown[]> {
  const files = globSync(pattern, { cwd: here }).filter((file) => !file.startsWith('kernel/'))
  const modules = await Promise.all(files.map((file) => import(here + file) as Promise<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module))
}

function isEvent(value: unknown): value is EventDefinition {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'event'
}

function partsOf(endpoint: Endpoint): readonly unknown[] {
  if (endpoint.kind === 'document') return [endpoint.params, endpoint.query]
  const read = [endpoint.params, endpoint.query, endpoint.answer]
  return endpoint.kind === 'query' ? read : [...read, (endpoint as Command).body]
}

type Schema = Readonly<Record<string, unknown>>

/** The schema and all schemas in it. */
function allOf(schema: unknown): readonly Schema[] {
  if (typeof schema !== 'object' || schema === null) return []
  if (Array.isArray(schema)) return schema.flatMap(allOf)
  const own = schema as Schema
  const below = [own['anyOf'], own['items'], ...Object.values((own['properties'] ?? {}) as Schema)]
  return [own, ...below.flatMap(allOf)]
}

function objectsOf(schema: unknown): readonly Schema[] {
  return allOf(schema).filter(({ type }) => type === 'object')
}

function textsOf(schema: unknown): readonly Schema[] {
  return allOf(schema).filter(({ type }) => type === 'string')
}

function propertiesOf(schema: unknown): readonly string[] {
  return allOf(schema).flatMap(({ properties }) => Object.keys((properties ?? {}) as Schema))
}

import { jest } from '@jest/globals'
import { demandSecondFactor } from '@kredka/contracts/admin/endpoints'
import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import { ERROR_CODES, type ErrorCode } from '@kredka/contracts/kernel/errors'
import { HTTP } from '../composition/identifiers.ts'
import { abreast } from '../http/testing/abreast.ts'
import { listAdmittedCases, listRefusedCases } from '../http/testing/access-cases.ts'
import { badInputCases } from '../http/testing/bad-input-cases.ts'
import {
  type Call,
  type Callers,
  callEndpoint,
  isStaff,
  leastRole,
  type Role,
  withSamples,
} from '../http/testing/calls.ts'
import { sampleOf } from '../http/testing/samples.ts'
import { testAdmin, testPerson } from './testing/people.ts'
import { everyOwned } from './testing/relations.ts'
import { type TestSite, testSite } from './testing/test-site.ts'
import { upToNow } from './testing/up-to-now.ts'

/**
 * Hundreds of calls, some with a thing or a person of their own, take a busy machine longer than any other test: this
 * ends what hangs.
 */
const OF_ALL_MS = 900_000
jest.setTimeout(OF_ALL_MS)

/** Every endpoint that the modules declare, on a real site: what the declarations promise is what the site does. */
let site: TestSite
let endpoints: readonly Endpoint[]
let callers: Callers
let base: string

beforeAll(async () => {
  site = await testSite()
  endpoints = (await site.parts.get(HTTP)).endpoints
  base = site.url + site.config.api_base
  callers = {
    visitor: {},
    user: (await testPerson(site)).headers,
    teacher: (await testPerson(site, 'teacher')).headers,
    owner: (await testAdmin(site)).headers,
    moderator: (await testAdmin(site, 'moderator')).headers,
    support: (await testAdmin(site, 'support')).headers,
    analyst: (await testAdmin(site, 'analyst')).headers,
  }
})
afterAll(() => site.stop())

/**
 * Runs `work`; nothing may stand in the log afterwards that did not before, but for what the worker does by itself or
 * about what stood there: a reaction to something that came of `work` would stand behind that.
 */
async function appendingNothing(work: () => Promise<void>): Promise<void> {
  const before = await site.store.head()
  await work()
  const { events } = await site.store.readAll(before, 100)
  const byCallers = events.filter(({ metadata }) => !metadata['actor']?.startsWith('system:'))
  expect(byCallers.map(({ type }) => type)).toEqual([])
}

test('ACC-09 ADM-07 every call refuses every role that may not make it, before it looks at the input', async () => {
  const wrong: unknown[] = []
  await appendingNothing(async () => {
    await abreast(listRefusedCases(endpoints), async ({ name, role, endpoint, status, code }) => {
      const call = withSamples(sampleOf(endpoint), { body: '{', headers: callers[role] })
      const answered = await callEndpoint(base, endpoint, call)
      if (answered.status !== status || answered.code !== code) wrong.push({ name, role, expected: code, answered })
    })
  })
  expect(wrong).toEqual([])
})

test('ACC-09 ADM-07 every call lets in every role that may make it', async () => {
  const wrong: unknown[] = []
  await appendingNothing(async () => {
    await abreast(listAdmittedCases(endpoints), async ({ name, role, endpoint }) => {
      const call = withSamples(sampleOf(endpoint), { query: { no_such_name: '1' }, headers: callers[role] })
      const answered = await callEndpoint(base, endpoint, call)
      if (answered.code !== 'INVALID_INPUT') wrong.push({ name, role, answered })
    })
  })
  expect(wrong).toEqual([])
})

test('ACC-09 a stranger of the right role gets 404 for what is another’s, and changes nothing', async () => {
  const owner = await testPerson(site, 'teacher')
  const makers = await everyOwned()
  const wrong: unknown[] = []
  const calls: { endpoint: Endpoint; call: Call }[] = []
  for (const endpoint of endpoints) {
    if (endpoint.of === undefined) continue
    const make = makers[endpoint.of]
    if (make === undefined) throw new Error(`${endpoint.name}: no testing/owned.ts makes '${endpoint.of}'`)
    const named = await make(site, owner)
    const { params, query, body } = sampleOf(endpoint)
    const call = { params: naming(params, named), query: naming(query, named), body: naming(body, named) }
    calls.push({ endpoint, call })
  }
  const headers = await upToNow(site, owner.headers)
  await appendingNothing(() =>
    abreast(calls, async ({ endpoint, call }) => {
      const answered = await callEndpoint(base, endpoint, { ...call, headers: callers[leastRole(endpoint)] })
      if (answered.status !== 404) wrong.push({ name: endpoint.name, answered })
    }),
  )
  await abreast(calls, async ({ endpoint, call }) => {
    const own = await callEndpoint(base, endpoint, { ...call, headers })
    if (own.status === 404) wrong.push({ name: endpoint.name, owner: own })
  })
  expect(wrong).toEqual([])
})

/** The sample with the values that name the thing, where the sample has such names. */
function naming(sample: Readonly<Record<string, unknown>>, named: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, named[name] ?? value]))
}

test('API-04 API-03 every call refuses input of a wrong form, with the right status and code, and appends nothing', async () => {
  const wrong: unknown[] = []
  const cases = endpoints.flatMap(badInputCases)
  await appendingNothing(async () => {
    await abreast(cases, async ({ name, fault, endpoint, call, status, code }) => {
      const headers = { ...callers[leastRole(endpoint)], ...call.headers }
      const answered = await callEndpoint(base, endpoint, { ...call, headers })
      if (answered.status !== status || answered.code !== code) wrong.push({ name, fault, expected: code, answered })
    })
  })
  expect(wrong).toEqual([])
  expect(cases.length).toBeGreaterThan(endpoints.length * 4)
})

test('API-03 every call with input of the right form succeeds, or fails with a code that it declares', async () => {
  const wrong: unknown[] = []
  const call = async (endpoint: Endpoint) => {
    const caller = await freshCaller(leastRole(endpoint))
    const sample = withSamples(sampleOf(endpoint), { headers: await upToNow(site, caller) })
    const answered = await callEndpoint(base, endpoint, sample)
    if (!isDeclared(endpoint, answered.code)) wrong.push({ name: endpoint.name, answered })
  }
  // what is demanded of all staff shuts out whoever calls after it
  const shutsOut = ({ name }: Endpoint) => name === demandSecondFactor.name
  await abreast(
    endpoints.filter((endpoint) => !shutsOut(endpoint)),
    call,
  )
  await abreast(endpoints.filter(shutsOut), call)
  expect(wrong).toEqual([])
})

/** Somebody new for every call: some calls end sessions. */
async function freshCaller(role: Role): Promise<Readonly<Record<string, string>>> {
  if (role === 'visitor') return {}
  return (await (isStaff(role) ? testAdmin(site, role) : testPerson(site, role))).headers
}

/** Codes that the frame may give to any call whose form is right; the faults of the server are not among them. */
const FRAME: readonly ErrorCode[] = ['CONFLICT', 'TOO_MANY_REQUESTS', 'INVALID_INPUT']

function isDeclared(endpoint: Endpoint, code: string | null): boolean {
  if (code === null) return true
  const known = ERROR_CODES.find((one) => one === code)
  return known !== undefined && (endpoint.errors.includes(known) || FRAME.includes(known))
}

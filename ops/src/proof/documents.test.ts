import { cwd } from 'node:process'
import SwaggerParser from '@apidevtools/swagger-parser'
import { Parser } from '@asyncapi/parser'
import { readLog } from '@kredka/backend/audit/read-log'
import { EVENT_STORE, HTTP, MODULES } from '@kredka/backend/composition/identifiers'
import { eventsOf } from '@kredka/backend/composition/modules'
import { abreast } from '@kredka/backend/http/testing/abreast'
import { callEndpoint, isStaff, leastRole, type Role } from '@kredka/backend/http/testing/calls'
import { sampleOf } from '@kredka/backend/http/testing/samples'
import { testAdmin, testPerson } from '@kredka/backend/processes/testing/people'
import { type TestSite, testSite } from '@kredka/backend/processes/testing/test-site'
import { upToNow } from '@kredka/backend/processes/testing/up-to-now'
import { categoryOf } from '@kredka/contracts/kernel/events'
import { START } from '@kredka/contracts/kernel/ports'
import { clientMessages, serverMessages } from '@kredka/contracts/live/messages'
import { SOCKET_PATH } from '@kredka/contracts/live/rules'
import { quizRoomChannel } from '@kredka/contracts/quiz-rooms/channel'
import { DEMO_NOW, demoDatabase } from './testing/demo-database.ts'
import { at, type Node, nodeOf, operationsOf, schemaCheck } from './testing/open-api.ts'
import { partsOver } from './testing/product.ts'

/**
 * API-08: the documents that the site gives, checked by those who keep the two formats, and against what the site does.
 */
let site: TestSite
let openApi: Node
let asyncApi: Node

beforeAll(async () => {
  site = await testSite()
  openApi = await documentAt('/openapi.json')
  asyncApi = await documentAt('/asyncapi.json')
})
afterAll(() => site.stop())

async function documentAt(path: string): Promise<Node> {
  const response = await fetch(site.url + site.config.api_base + path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch('application/json')
  return nodeOf(await response.json())
}

test('API-08 the document of the API is valid OpenAPI 3.1', async () => {
  expect(openApi.openapi).toMatch(/^3\.1\./)
  await SwaggerParser.validate(JSON.parse(JSON.stringify(openApi)))
})

test('API-08 the document of events and sockets is valid AsyncAPI 3', async () => {
  const { document, diagnostics } = await new Parser().parse(JSON.stringify(asyncApi))
  expect(diagnostics.filter(({ severity }) => severity <= 1).map(({ message, path }) => `${path}: ${message}`)).toEqual(
    [],
  )
  expect(document?.version()).toMatch(/^3\./)
})

test('API-08 every call of every module is in the document, with each code that it may fail with', async () => {
  const { endpoints } = await site.parts.get(HTTP)
  const said = operationsOf(openApi)
  expect(said.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    endpoints.map(({ name }) => name).toSorted(),
  )
  for (const { name, method, path, errors, access } of endpoints) {
    const operation = at(openApi, 'paths', path, method.toLowerCase())
    expect([name, operation.operationId, operation['x-access']]).toEqual([name, name, access])
    const codes = Object.keys(nodeOf(operation.responses)).map(
      (status) => at(openApi, 'paths', path, method.toLowerCase(), 'responses', status).description,
    )
    for (const code of errors) expect([name, codes.join('\n')]).toEqual([name, expect.stringContaining(`\`${code}\``)])
  }
})

test('API-08 every example in the document fits its schema', () => {
  const check = schemaCheck(openApi)
  const schemas = Object.entries(nodeOf(at(openApi, 'components', 'schemas'))).map(
    ([name, schema]) => [name, nodeOf(schema)] as const,
  )
  const shared = schemas.flatMap(([name, schema]) => {
    const { examples } = schema
    return Array.isArray(examples)
      ? examples.flatMap((example) => check(schema, example).map((fault) => `${name}: ${fault}`))
      : []
  })
  const bodies = operationsOf(openApi).flatMap(({ path, operation }) => {
    const { content = {} } = nodeOf(operation.requestBody ?? {})
    const { schema, example } = nodeOf(nodeOf(content)['application/json'] ?? {})
    return example === undefined ? [] : check(schema, example).map((fault) => `${path}: ${fault}`)
  })
  const values = operationsOf(openApi).flatMap(({ path, operation }) =>
    (Array.isArray(operation.parameters) ? operation.parameters : []).flatMap((parameter: Node) =>
      parameter.example === undefined
        ? []
        : check(parameter.schema, parameter.example).map((fault) => `${path}: ${fault}`),
    ),
  )
  expect([...shared, ...bodies, ...values]).toEqual([])
  expect(schemas.filter(([, { examples }]) => examples !== undefined).length).toBeGreaterThan(20)
})

test('API-08 what every call really answers is what the document says', async () => {
  const { endpoints } = await site.parts.get(HTTP)
  const check = schemaCheck(openApi)
  const wrong: unknown[] = []
  await abreast(endpoints, async (endpoint) => {
    const headers = await upToNow(site, await newcomer(leastRole(endpoint)))
    const { status, text } = await callEndpoint(site.url + site.config.api_base, endpoint, {
      ...sampleOf(endpoint),
      headers,
    })
    const method = endpoint.method.toLowerCase()
    const said = nodeOf(at(openApi, 'paths', endpoint.path, method).responses)
    if (!(String(status) in said)) {
      wrong.push({ name: endpoint.name, status })
      return
    }
    const { content = {} } = at(openApi, 'paths', endpoint.path, method, 'responses', String(status))
    const { schema } = nodeOf(nodeOf(content)['application/json'] ?? {})
    const faults = schema === undefined ? [] : check(schema, JSON.parse(text))
    if (faults.length > 0) wrong.push({ name: endpoint.name, status, faults })
  })
  expect(wrong).toEqual([])
})

/** Somebody new for every call: some calls end sessions. */
async function newcomer(role: Role): Promise<Readonly<Record<string, string>>> {
  if (role === 'visitor') return {}
  return (await (isStaff(role) ? testAdmin(site, role) : testPerson(site, role))).headers
}

test('API-08 every version of every event is in the document, and its personal words are marked', async () => {
  const definitions = eventsOf((await site.parts.get(MODULES)).all)
  const messages = nodeOf(at(asyncApi, 'components', 'messages'))
  const versions = definitions.flatMap(({ name, version }) =>
    Array.from({ length: version }, (_, n) => `${name}.v${n + 1}`),
  )
  const events = Object.keys(messages).filter((name) => !/^(\w+\.)?(server|client)\./.test(name))
  expect(events.toSorted()).toEqual(versions.toSorted())
  for (const { name, version, personal } of definitions) {
    const payload = at(asyncApi, 'components', 'messages', `${name}.v${version}`, 'payload')
    const marked = Object.entries(nodeOf(payload.properties ?? {})).filter(
      ([, schema]) => 'x-personal' in nodeOf(schema),
    )
    expect([name, marked.map(([property]) => property).toSorted()]).toEqual([name, Object.keys(personal).toSorted()])
  }
})

test('API-08 every message of the sockets is in the document, in its direction', () => {
  const operations = nodeOf(asyncApi.operations)
  const namesOf = (operation: string) => {
    const { messages } = nodeOf(operations[operation])
    return Array.isArray(messages)
      ? messages.map((one) => String(nodeOf(one).$ref).replace(/^.*\//, '')).toSorted()
      : []
  }
  const named = (side: string, messages: object) =>
    Object.keys(messages)
      .map((name) => `${side}.${name}`)
      .toSorted()
  expect(namesOf('live_tell')).toEqual(named('server', serverMessages))
  expect(namesOf('live_hear')).toEqual(named('client', clientMessages))
  expect(namesOf('admin_live_tell')).toContain('server.hint')
  expect(namesOf('admin_live_tell')).not.toContain('server.presence')
  expect(namesOf('quiz_room_tell')).toEqual(named('quiz_room.server', quizRoomChannel.server))
  expect(namesOf('quiz_room_hear')).toEqual(named('quiz_room.client', quizRoomChannel.client))
  expect(at(asyncApi, 'channels', 'live').address).toBe(`${site.config.api_base}${SOCKET_PATH}`)
})

test('API-08 every sample of an event in the document fits its schema', () => {
  const check = schemaCheck(asyncApi)
  const events = Object.entries(nodeOf(at(asyncApi, 'components', 'messages'))).filter(([name]) => /\.v\d+$/.test(name))
  const faults = events.flatMap(([name, message]) => {
    const { payload, examples } = nodeOf(message)
    if (!Array.isArray(examples)) return [`${name}: has no example`]
    return examples.flatMap((example) => check(payload, nodeOf(example).payload).map((fault) => `${name}: ${fault}`))
  })
  expect(faults).toEqual([])
})

test('API-08 events stand in the streams that the document names', async () => {
  const database = await demoDatabase()
  const parts = partsOver(database, DEMO_NOW)
  try {
    const written = new Set<string>()
    for await (const page of readLog(await parts.get(EVENT_STORE), START)) {
      for (const { stream, type } of page) written.add(`${categoryOf(stream)} ${type}`)
    }
    expect(written.size).toBeGreaterThan(100)
    const said = Object.entries(nodeOf(asyncApi.channels)).flatMap(([category, channel]) =>
      Object.keys(nodeOf(nodeOf(channel).messages)).map((name) => `${category} ${name.slice(0, name.indexOf('.'))}`),
    )
    expect([...written].filter((one) => !said.includes(one))).toEqual([])
  } finally {
    await parts.close()
    await database.drop()
  }
})

test('API-08 API-03 neither document tells of the machine that it was made on', () => {
  const texts = JSON.stringify([openApi, asyncApi])
  expect(texts).not.toContain(cwd())
  expect(JSON.stringify(openApi)).not.toMatch(/localhost|127\.0\.0\.1|node_modules|\.ts\b|postgres:/i)
  expect(texts).not.toMatch(/\([A-Z]{3}-\d\d\)/)
  expect(openApi.servers).toEqual([expect.objectContaining({ url: site.config.api_base })])
})

/** `fetch` asks caches to stay out of it, which also means: send it anew. */
const ASK_AGAIN = { 'cache-control': 'max-age=0', pragma: 'none' }

test('API-08 API-01 who has a document already is told so, and its server follows the base of the API', async () => {
  const address = `${site.url}${site.config.api_base}/openapi.json`
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  expect((await fetch(address, { headers: { ...ASK_AGAIN, 'if-none-match': etag } })).status).toBe(304)
  const other = await testSite({ env: { API_BASE: '/other/api' } })
  try {
    const { servers } = nodeOf(await (await fetch(`${other.url}/other/api/openapi.json`)).json())
    expect(servers).toEqual([expect.objectContaining({ url: '/other/api' })])
  } finally {
    await other.stop()
  }
})

import { connect } from 'node:net'
import { upload } from '@kredka/contracts/kernel/endpoints'
import { Obj, Type } from '@kredka/contracts/kernel/schema'
import { handleUpload } from '../../kernel/handler.ts'
import { type TestEdge, testEdge } from '../testing/edge.ts'

const MAX_BYTES = 1000
const sendLeaf = upload('leaves.send', {
  path: 'POST /leaves',
  access: 'public',
  about: 'Sends a leaf.',
  takes: { types: ['image/png', 'image/jpeg'], max_bytes: MAX_BYTES },
  answer: Obj({ bytes: Type.Integer() }),
})

let edge: TestEdge
const seen: Uint8Array[] = []
beforeAll(async () => {
  const handler = handleUpload(sendLeaf, async (file) => {
    seen.push(file)
    return { answer: { bytes: file.length } }
  })
  edge = await testEdge({ endpoints: [sendLeaf], handlers: [handler] })
})
afterAll(() => edge.stop())
beforeEach(() => {
  seen.length = 0
})

type Sendable = string | Uint8Array<ArrayBuffer> | ReadableStream | null

interface Sent {
  readonly type?: string | null
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function send(body: Sendable, { type = 'image/png', key, headers = {} }: Sent = {}) {
  const response = await fetch(`${edge.url}/api/leaves`, {
    method: 'POST',
    body,
    headers: {
      ...(type === null ? {} : { 'content-type': type }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  })
  const { data, error } = JSON.parse(await response.text())
  return { status: response.status, data, code: error?.code, params: error?.params }
}

/** Bytes without a length before them. */
function flowing(bytes: number): ReadableStream {
  const step = 100
  let left = bytes
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(new Uint8Array(Math.min(step, left)))
      left -= step
    },
  })
}

test('PRO-01 an upload’s handler gets the bytes as they were sent', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, n) => n)
  expect(await send(bytes)).toMatchObject({ status: 200, data: { bytes: 256 } })
  expect([...(seen[0] ?? [])]).toEqual([...bytes])
  expect(await send(flowing(MAX_BYTES))).toMatchObject({ status: 200, data: { bytes: MAX_BYTES } })
})

test('PRO-01 a file that is too large is refused in words, with and without a length before it', async () => {
  const refused = { status: 413, code: 'FILE_TOO_LARGE' }
  expect(await send(new Uint8Array(MAX_BYTES + 1))).toMatchObject(refused)
  expect(await send(flowing(MAX_BYTES + 1))).toMatchObject(refused)
  expect(await send(flowing(3_000_000))).toMatchObject(refused)
  expect(seen).toEqual([])
})

test('PRO-01 what is no file of a type that is taken never reaches the handler', async () => {
  expect(await send('{}', { type: 'application/json' })).toMatchObject({ status: 415, code: 'FILE_TYPE_UNKNOWN' })
  expect(await send('x', { type: 'text/plain' })).toMatchObject({ status: 415, code: 'FILE_TYPE_UNKNOWN' })
  expect(await send('x', { headers: { 'content-encoding': 'gzip' } })).toMatchObject({ status: 415 })
  expect(await send(new Uint8Array())).toMatchObject({ status: 422, code: 'FILE_EMPTY' })
  expect(await send(null)).toMatchObject({ status: 422, code: 'FILE_EMPTY' })
  expect(seen).toEqual([])
})

test('API-01 an upload from another site is refused like any other command', async () => {
  const stranger = { headers: { origin: 'https://elsewhere.example' } }
  expect(await send('x', stranger)).toMatchObject({ status: 403, code: 'ORIGIN_REFUSED' })
})

test('API-10 a repeat with the same key and file is answered once; another file under the key is refused', async () => {
  expect(await send('leaf', { key: 'k1' })).toMatchObject({ status: 200 })
  expect(await send('leaf', { key: 'k1' })).toMatchObject({ status: 200, data: { bytes: 4 } })
  expect(seen.length).toBe(1)
  expect(await send('twig', { key: 'k1' })).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('a client that breaks off is no fault of the server', async () => {
  const { hostname, port } = new URL(edge.url)
  const socket = connect(Number(port), hostname)
  const head = `POST /api/leaves HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 500\r\n\r\n`
  await new Promise<void>((resolve) => socket.write(`${head}half`, () => resolve()))
  await new Promise<void>((resolve) => socket.once('close', () => resolve()).destroy())
  // The next call finds the server well, and has been answered after the broken one was noticed.
  expect(await send('leaf')).toMatchObject({ status: 200 })
  expect(edge.faults).toEqual([])
})

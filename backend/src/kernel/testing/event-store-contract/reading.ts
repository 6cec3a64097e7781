import { type NewEvent, type ReadOptions, START } from '@kredka/contracts/kernel/ports'
import { behind, freshStream, type Given, idsOf, newEvent, newEvents, readEverything } from './harness.ts'

const EVERY_BYTE = Uint8Array.from({ length: 256 }, (_, n) => n)

/** What comes back, and in which order. */
export function readingContract(given: Given): void {
  const contents: [what: string, data: NewEvent['data']][] = [
    ['Polish text', { text: 'Zażółć gęślą jaźń — „ŁÓDŹ”' }],
    ['emoji and combined characters', { text: '👩‍👩‍👧 🇵🇱 e\u0301 \u{10ffff}' }],
    ['a NUL', { 'a\u0000b': 'c\u0000\u0000d' }],
    ['half a character', { text: 'a\ud83d', '\udc00': 1 }],
    ['line ends and quotes', { text: '\r\n\t"\'\\ \u2028\u2029 {} $1 \\N' }],
    ['numbers', { numbers: [0, -1.5, 1e-7, 1e300, Number.MAX_SAFE_INTEGER, 0.1] }],
    ['nested values', { a: [null, true, { b: [[], {}, ''] }] }],
    ['an empty object', {}],
    ['a bare null', null],
    ['a bare text', 'text'],
    ['a list', [1, 2, 3]],
    ['every byte', EVERY_BYTE],
    ['no bytes', new Uint8Array()],
    ['bytes that are JSON', new TextEncoder().encode('{"a":1}')],
  ]
  test.each(contents)('EVT-02 %s comes back as it went in', async (_, data) => {
    const { store } = given()
    const stream = freshStream()
    const event: NewEvent = { ...newEvent(data), metadata: { actor: 'user:ż\u0000', $correlationId: 'c', empty: '' } }
    const { position } = await store.append(stream, 'no_stream', [event])
    expect(await store.read(stream)).toEqual([{ ...event, stream, revision: 0, position }])
  })

  test('the order of an object’s properties is kept', async () => {
    const { store } = given()
    const stream = freshStream()
    await store.append(stream, 'no_stream', [newEvent({ z: 1, a: 2, m: { y: 1, b: 2 } })])
    expect(JSON.stringify((await store.read(stream))[0]?.data)).toBe('{"z":1,"a":2,"m":{"y":1,"b":2}}')
  })

  test('stream names and types with any letters are told apart', async () => {
    const { store } = given()
    const base = freshStream()
    const names = [base, `${base.toUpperCase()}`, `${base}-żółw 🐢 %_'"`, `${base} `]
    for (const name of names) await store.append(name, 'no_stream', [newEvent({ name }, `Type ${name}`)])
    for (const name of names) {
      expect(await store.read(name)).toMatchObject([{ stream: name, type: `Type ${name}`, data: { name } }])
    }
  })

  const ranges: [what: string, options: ReadOptions, revisions: number[]][] = [
    ['all', {}, [0, 1, 2, 3, 4, 5]],
    ['from a revision', { from: 4 }, [4, 5]],
    ['a limit', { limit: 2 }, [0, 1]],
    ['a page', { from: 2, limit: 3 }, [2, 3, 4]],
    ['a limit beyond the end', { from: 5, limit: 10 }, [5]],
    ['from beyond the end', { from: 6 }, []],
    ['backwards', { direction: 'backwards' }, [5, 4, 3, 2, 1, 0]],
    ['the last one', { direction: 'backwards', limit: 1 }, [5]],
    ['backwards from a revision', { direction: 'backwards', from: 1 }, [1, 0]],
    ['backwards from beyond the end', { direction: 'backwards', from: 100, limit: 2 }, [5, 4]],
  ]
  test.each(ranges)('a stream is read: %s', async (_, options, revisions) => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(6)
    await store.append(stream, 'no_stream', events)
    const read = await store.read(stream, options)
    expect(read.map(({ revision }) => revision)).toEqual(revisions)
    expect(idsOf(read)).toEqual(revisions.map((revision) => events[revision]?.id))
  })

  test('an absent stream is an empty list, both ways', async () => {
    const { store } = given()
    expect(await store.read(freshStream())).toEqual([])
    expect(await store.read(freshStream(), { direction: 'backwards', limit: 1 })).toEqual([])
  })

  test('a stream longer than any page comes whole', async () => {
    const { store } = given()
    const stream = freshStream()
    const events = newEvents(1_200)
    for (let at = 0; at < events.length; at += 400) await store.append(stream, behind(at), events.slice(at, at + 400))
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events))
    expect(idsOf(await store.read(stream, { direction: 'backwards' }))).toEqual(idsOf(events.toReversed()))
  })

  test.each([1, 7, 1_000])('EVT-04 the log is read in pages of %p, every event once and in order', async (limit) => {
    const { store } = given()
    const from = await store.head()
    const [one, other] = [freshStream(), freshStream()]
    const events = newEvents(12)
    for (const [n, event] of events.entries()) {
      await store.append(n % 2 ? one : other, behind(Math.floor(n / 2)), [event])
    }
    const read = (await readEverything(store, from, limit)).filter(({ stream }) => [one, other].includes(stream))
    expect(idsOf(read)).toEqual(idsOf(events))
    for (const [n, event] of read.slice(1).entries()) {
      expect(store.compare(read[n]?.position ?? START, event.position)).toBeLessThan(0)
    }
  })

  test('EVT-04 the log is in order from its very start', async () => {
    const { store } = given()
    for (let n = 0; n < 120; n += 1) await store.append(freshStream(), 'no_stream', newEvents(1))
    const { events } = await store.readAll(START, 2_000)
    expect(events.map(({ position }) => position)).toEqual(
      events.map(({ position }) => position).toSorted((a, b) => store.compare(a, b)),
    )
  })

  test('a page of the log holds no more than asked for and names where it ends', async () => {
    const { store } = given()
    const from = await store.head()
    const { position } = await store.append(freshStream(), 'no_stream', newEvents(5))
    const page = await store.readAll(from, 3)
    expect(page.events).toHaveLength(3)
    expect(store.compare(page.next, from)).toBeGreaterThan(0)
    expect((await store.readAll(page.next, 10)).events.at(-1)?.position).toBe(position)
  })

  test('EVT-04 a page of heavy events holds fewer than asked for, and the next one goes on', async () => {
    const { store } = given()
    const from = await store.head()
    const events = Array.from({ length: 20 }, (_, n) => newEvent({ n, text: 'ż'.repeat(240_000) }))
    for (const event of events) await store.append(freshStream(), 'no_stream', [event])
    const page = await store.readAll(from, 100)
    const ids = new Set(idsOf(events))
    expect(page.events.filter(({ id }) => ids.has(id)).length).toBeLessThan(events.length)
    const read = await readEverything(store, from, 100)
    expect(idsOf(read).filter((id) => ids.has(id))).toEqual(idsOf(events))
  })

  test('reading after the last event gives nothing and stays there', async () => {
    const { store } = given()
    await store.append(freshStream(), 'no_stream', newEvents(1))
    const head = await store.head()
    const page = await store.readAll(head, 10)
    expect(page).toEqual({ events: [], next: head })
  })

  test('EVT-02 the store’s own events stay out of the log', async () => {
    const { store } = given()
    await store.append(freshStream(), 'no_stream', newEvents(1))
    const { events } = await store.readAll(START, 1_000)
    expect(events.filter(({ stream, type }) => stream.startsWith('$') || type.startsWith('$'))).toEqual([])
  })

  test('head is the position of the last event', async () => {
    const { store } = given()
    const { position } = await store.append(freshStream(), 'no_stream', newEvents(3))
    expect(store.compare(await store.head(), position)).toBe(0)
  })

  test('positions compare, start comes first, and other texts are no positions', async () => {
    const { store } = given()
    const first = (await store.append(freshStream(), 'no_stream', newEvents(1))).position
    const second = (await store.append(freshStream(), 'no_stream', newEvents(1))).position
    expect(store.compare(first, second)).toBeLessThan(0)
    expect(store.compare(second, first)).toBeGreaterThan(0)
    expect(store.compare(first, first)).toBe(0)
    expect(store.compare(START, first)).toBeLessThan(0)
    expect(store.compare(START, START)).toBe(0)
    for (const position of [START, first, second]) expect(store.isPosition(position)).toBe(true)
    for (const text of ['', 'end', '-1', '1.5', '1e3', ' 1', '1\n', `${first}x`, '9'.repeat(40)]) {
      expect(store.isPosition(text)).toBe(false)
    }
  })
}

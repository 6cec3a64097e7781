import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { TOKENS } from '../composition/identifiers.ts'
import { until } from '../kernel/reactions/testing/until.ts'
import { type TestPerson, testAdmin, testPerson } from './testing/people.ts'
import { type TestSocket, testSocket } from './testing/sockets.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

/** What a client sends over the bare wire: an engine.io packet, as text or as bytes. */
type Frame = string | Uint8Array

describe('what sockets refuse', () => {
  let site: TestSite
  let person: TestPerson
  const open: TestSocket[] = []
  const connect = (options: Parameters<typeof testSocket>[1]) => {
    const client = testSocket(site.url, options)
    open.push(client)
    return client
  }
  const refusedWith = async (options: Parameters<typeof testSocket>[1]) => {
    const client = connect(options)
    await until(() => client.refusals.length > 0)
    return client.refusals[0]
  }
  beforeAll(async () => {
    site = await testSite()
    person = await testPerson(site)
  })
  afterEach(() => {
    for (const client of open.splice(0)) client.close()
  })
  afterAll(() => site.stop())

  test('ACC-09 nobody has a socket without a login that is good', async () => {
    expect(await refusedWith({})).toBe('NOT_LOGGED_IN')
    expect(await refusedWith({ headers: { authorization: 'Bearer nonsense' } })).toBe('NOT_LOGGED_IN')
    const forged = await (await site.parts.get(TOKENS)).sign({
      user_id: person.id,
      session_id: site.tools.ids.entity(),
    })
    expect(await refusedWith({ headers: { authorization: `Bearer ${forged}` } })).toBe('NOT_LOGGED_IN')
    const ended = await testPerson(site)
    await site.tools.vault.sessions.endAllOf(ended.id)
    expect(await refusedWith({ headers: ended.headers })).toBe('NOT_LOGGED_IN')
  })

  test('ADM-01 the two logins never mix', async () => {
    const admin = await testAdmin(site)
    expect(await refusedWith({ headers: person.headers, admin: true })).toBe('NOT_LOGGED_IN')
    expect(await refusedWith({ headers: admin.headers })).toBe('NOT_LOGGED_IN')
  })

  test('ACC-02 a page of another site cannot open a socket with the cookies of ours', async () => {
    const admin = await testAdmin(site)
    const foreign = connect({ headers: { ...admin.headers, origin: 'https://evil.example' }, admin: true })
    await until(() => foreign.refusals.length > 0)
    const { origin: _, ...nameless } = admin.headers
    const hidden = connect({ headers: nameless, admin: true })
    await until(() => hidden.refusals.length > 0)
    // refused before anything is said: the handshake itself gets no 101
    const answer = await upgrade('/api/admin/live/', { ...admin.headers, origin: 'https://evil.example' })
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*Forbidden$/)
    expect([...foreign.heard, ...hidden.heard]).toEqual([])
  })

  test('API-04 what a client says of itself is checked too', async () => {
    const client = testSocket(site.url, { headers: person.headers, position: 'x'.repeat(201) })
    open.push(client)
    await until(() => client.refusals.length > 0)
    expect(client.refusals[0]).toBe('INVALID_INPUT')
  })

  test('API-04 an unknown name, a wrong body and other people’s chats are refused with a code', async () => {
    const { socket, first, all } = connect({ headers: person.headers })
    await first('ready')
    const chat_id = site.tools.ids.entity()
    expect(await socket.timeout(60_000).emitWithAck('typing', { chat_id })).toEqual({ ok: false, code: 'NOT_FOUND' })
    const untyped: { emit(name: string, ...args: unknown[]): unknown } = socket
    untyped.emit('join', 'person:somebody')
    untyped.emit('typing', { chat_id, room: 'admins' })
    untyped.emit('typing', 'no object')
    await until(() => all('refused').length === 3)
    expect(all('refused')).toEqual([
      { name: 'join', code: 'NOT_FOUND' },
      { name: 'typing', code: 'INVALID_INPUT' },
      { name: 'typing', code: 'INVALID_INPUT' },
    ])
  })

  test('API-04 who floods is slowed down, then cut off', async () => {
    const { socket, first, all } = connect({ headers: (await testPerson(site)).headers })
    await first('ready')
    const chat_id = site.tools.ids.entity()
    const closed = new Promise<string>((resolve) => socket.on('disconnect', resolve))
    for (let n = 0; n < 200; n += 1) socket.emit('typing', { chat_id })
    expect(await closed).toBe('io server disconnect')
    expect(all('refused').some(({ code }) => code === 'TOO_MANY_REQUESTS')).toBe(true)
    await stillServes()
  })

  test.each<[string, readonly Frame[]]>([
    ['too much at once', [`42["typing",{"chat_id":"${'x'.repeat(20_000)}"}]`]],
    ['no packet', ['hello']],
    ['a broken packet', ['42["typing"']],
    ['a name that is no text', ['42[{"toString":1}]']],
    ['a name of the frame', ['42["connect_error",{}]']],
    ['another namespace', ['40/admin,{}', '42/admin,["typing",{}]']],
    ['attachments that never come', ['45999-["typing",{"_placeholder":true,"num":0}]', new Uint8Array(8)]],
    ['bytes', [new Uint8Array([4, 2, 91, 93])]],
    ['nothing but connects', Array.from({ length: 50 }, () => '40')],
  ])('API-04 %s ends that socket at most', async (_, frames) => {
    await bare(frames)
    await stillServes()
  })

  /** A raw WebSocket that logs in, sends these frames and waits until it is closed or answered to its ping. */
  async function bare(frames: readonly Frame[]): Promise<void> {
    const address = `${site.url.replace('http', 'ws')}/api/live/?EIO=4&transport=websocket`
    const options = { headers: person.headers }
    const socket = new WebSocket(address, options as never)
    await once(socket, 'open')
    socket.send('40')
    for (const frame of frames) socket.send(frame)
    // the server hears in order: whatever it thinks of the frames, it has read them before this
    socket.send('42["typing",{}]')
    await new Promise<void>((resolve) => {
      socket.addEventListener('close', () => resolve())
      socket.addEventListener('message', ({ data }) => {
        if (String(data).includes('"refused"')) resolve()
      })
    })
    socket.close()
  }

  /** The server's first line to a handshake. */
  async function upgrade(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
    const { hostname, port } = new URL(site.url)
    const tcp = connectTcp(Number(port), hostname)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    tcp.write(
      `GET ${path}?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${lines.join('')}\r\n`,
    )
    const [chunk] = await once(tcp, 'data')
    tcp.destroy()
    return String(chunk)
  }

  async function stillServes(): Promise<void> {
    const { first } = connect({ headers: person.headers })
    await first('ready')
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
    expect(site.log.lines.filter(({ level }) => level === 'error')).toEqual([])
  }
})

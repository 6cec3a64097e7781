import type { ChannelAnswer } from '@kredka/contracts/kernel/channel'
import type { ReplayFrameView } from '@kredka/contracts/quiz-rooms/past-views'
import { CLOSING_MS, HOST_LOST_MS, READING_MS, RESULTS_MS } from '@kredka/contracts/quiz-rooms/rules'
import type { OwnSeatView } from '@kredka/contracts/quiz-rooms/views'
import { correctKey } from '@kredka/contracts/quizzes/endpoints'
import { until } from '../kernel/reactions/testing/until.ts'
import { roomDecider } from '../quiz-rooms/room.ts'
import { readOn, THINKING_MS, whenHostGone } from '../quiz-rooms/testing/room-clock.ts'
import { roomSite } from '../quiz-rooms/testing/room-site.ts'
import { enter, join, makeRoom, type RoomClient, seatPlayers, sees } from '../quiz-rooms/testing/rooms.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'
import type { TestSite } from './testing/test-site.ts'

let site: TestSite
let host: TestPerson
const { time, eventsOf, led } = roomSite((now) => {
  ;({ site, host } = now)
})

const right = (client: RoomClient) => ({ choices: [client.view().options?.options.indexOf('4') ?? -1] })
const wrong = (client: RoomClient) => ({ choices: [client.view().options?.options.indexOf('5') ?? -1] })

test('ROO-01 ROO-02 ROO-04 a game from the lobby to the podium, as seats, host and screen see it', async () => {
  const { id, token } = await makeRoom(site, host, { seconds: 120 })
  const leader = await led(token)
  const [ania, bob] = await seatPlayers(site.url, token, ['Ania', 'Bob'])
  if (ania === undefined || bob === undefined) throw new Error('nobody came')
  const screen = await enter(site.url, { token, as: 'screen', key: leader.view().host?.screen_key ?? '' })
  await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === 2)
  expect([screen.seats().map(({ name }) => name), ania.seats(), screen.view().host]).toEqual([
    ['Ania', 'Bob'],
    [],
    undefined,
  ])
  expect(await leader.ask('begin', {})).toEqual({ ok: true, answer: null })

  for (const n of [0, 1, 2]) {
    await readOn(time, n, [ania, bob])
    // a repeat changes nothing, another answer is refused
    const answers = [
      await ania.ask('answer', { n, given: right(ania) }),
      await ania.ask('answer', { n, given: right(ania) }),
    ]
    expect(answers).toEqual([
      { ok: true, answer: null },
      { ok: true, answer: null },
    ])
    expect(await ania.ask('answer', { n, given: wrong(ania) })).toEqual({ ok: false, code: 'ALREADY_ANSWERED' })
    expect(await bob.ask('answer', { n, given: wrong(bob) })).toEqual({ ok: true, answer: null })
    // the last answer of all ends the question
    await sees(bob, ({ results }, you) => results?.n === n && you?.verdict?.n === n)
    await sees(screen, ({ results }) => results?.n === n)
    expect(screen.view().results).toMatchObject({
      by: 'all',
      right: 1,
      wrong: 1,
      missing: 0,
      explanation: 'Dwa i dwa to cztery.',
    })
    expect(bob.you().verdict).toMatchObject({ n, bp: 0, points: 0, place: 2, gap: ania.you().points })
    await sees(leader, ({ phase }) => phase.state === 'results')
    expect(await leader.ask('next', {})).toEqual({ ok: true, answer: null })
  }
  await sees(bob, ({ finish }) => finish !== null)
  expect(bob.view().finish?.board.map(({ name, place }) => [name, place])).toEqual([
    ['Ania', 1],
    ['Bob', 2],
  ])
  expect(ania.you()).toMatchObject({ place: 1, average_bp: 10_000 })
  expect(ania.you().points).toBeGreaterThan(3 * 600)
  const review = await bob.ask('review', {})
  expect(review).toMatchObject({
    ok: true,
    answer: { place: 2, questions: [{ points: 0, judged: { bp: 0 } }, {}, {}] },
  })

  const winner = await until(async () => {
    const table = await fetch(`${site.url}/api/quiz-rooms/${id}/results.csv`, { headers: host.headers })
    return (await table.text()).split('\r\n')[1]
  })
  expect(winner).toMatch(/^1;Ania;\d+;100;\d+;\d+;\d+;\d+$/)
  for (const client of [leader, ania, bob, screen]) client.close()
})

test('ROO-02 a question closes by its time; without its host the room goes on by itself, and the host comes back', async () => {
  const { id, token } = await makeRoom(site, host, { seconds: 5 })
  const leader = await led(token)
  const [ania] = await seatPlayers(site.url, token, ['Ania'])
  if (ania === undefined) throw new Error('nobody came')
  await sees(leader, () => leader.seats().length === 1)
  await leader.ask('begin', {})
  leader.close()
  await whenHostGone(site, id)
  await readOn(time, 0, [ania])
  time.pass(5_000 - THINKING_MS + CLOSING_MS)
  await sees(ania, ({ results }) => results?.by === 'time')
  time.pass(HOST_LOST_MS - READING_MS - 5_000 - CLOSING_MS)
  await sees(ania, ({ phase }) => !phase.has_host)
  time.pass(RESULTS_MS)
  await sees(ania, ({ question }) => question?.n === 1)
  const back = await led(token)
  await sees(ania, ({ phase }) => phase.has_host)
  await readOn(time, 1, [ania])
  time.pass(5_000 - THINKING_MS + CLOSING_MS)
  await sees(back, ({ results }) => results?.n === 1)
  expect(back.view().results?.next_at).toBeNull()
  for (const client of [back, ania]) client.close()
})

test('ROO-01 doubles by look, a full and a locked room, kicked players and latecomers are told no', async () => {
  const { id, token } = await makeRoom(site, host, { max_players: 2, late_join: false })
  const seats = async () => (await eventsOf(id)).filter(({ type }) => type === 'SeatTaken').length
  const leader = await led(token)
  const [ania] = await seatPlayers(site.url, token, ['Ania'])
  expect((await join(site.url, token, 'Аnia')).code).toBe('NAME_TAKEN')
  expect((await join(site.url, token, 'k.u.r.w.a')).code).toBe('NAME_UNFIT')
  expect((await join(site.url, token, 'A')).code).toBe('NAME_UNFIT')
  const bob = await join(site.url, token, 'Bob')
  expect((await join(site.url, token, 'Celina')).code).toBe('QUIZ_ROOM_FULL')
  const bobs = await enter(site.url, { token, as: 'seat', key: bob.key })
  await sees(leader, () => leader.seats().length === 2)
  expect(await leader.ask('kick', { seat: bob.seat })).toEqual({ ok: true, answer: null })
  await until(() => bobs.ends.includes('SEAT_KICKED'))
  expect((await join(site.url, token, 'Robert', { key: bob.key })).code).toBe('SEAT_KICKED')
  expect((await join(site.url, token, 'Bob')).code).toBe('NAME_UNFIT')
  expect((await enter(site.url, { token, as: 'seat', key: bob.key })).ends).toEqual(['SEAT_KICKED'])
  await leader.ask('set_lock', { is_locked: true })
  expect((await join(site.url, token, 'Celina')).code).toBe('QUIZ_ROOM_LOCKED')
  await leader.ask('set_lock', { is_locked: false })
  await leader.ask('begin', {})
  expect((await join(site.url, token, 'Celina')).code).toBe('QUIZ_ROOM_TOO_LATE')
  await leader.ask('set_late_join', { is_allowed: true })
  expect((await join(site.url, token, 'Celina')).code).toBe('ok')
  await leader.ask('end', {})
  expect((await join(site.url, token, 'Dorota')).code).toBe('QUIZ_ROOM_CLOSED')
  // Ania, Bob and Celina: whoever was told no is not in the log
  expect(await seats()).toBe(3)
  for (const client of [leader, ania]) client?.close()
})

test('ROO-04 QUI-05 QUI-11 what was played in a room counts for an account, a claimed seat’s too; a corrected key changes it', async () => {
  const maja = await testPerson(site)
  const { id, token } = await makeRoom(site, host, { seconds: 120 })
  const leader = await led(token)
  const seat = await join(site.url, token, 'Maja', { headers: maja.headers })
  const guest = await join(site.url, token, 'Gość')
  // known by the login, from whatever device
  const majas = await enter(site.url, { token, as: 'seat', headers: maja.headers })
  const guests = await enter(site.url, { token, as: 'seat', key: guest.key })
  expect([majas.you().seat, majas.you().has_account]).toEqual([seat.seat, true])
  await sees(leader, () => leader.seats().length === 2)
  await leader.ask('begin', {})
  for (const n of [0, 1, 2]) {
    await readOn(time, n, [majas, guests])
    await majas.ask('answer', { n, given: wrong(majas) })
    await guests.ask('answer', { n, given: right(guests) })
    await sees(leader, ({ results }) => results?.n === n)
    await leader.ask('next', {})
  }
  await sees(majas, ({ finish }) => finish !== null)

  const history = async (who: TestPerson) => {
    const response = await fetch(`${site.url}/api/attempts/history`, { headers: who.headers })
    return ((await response.json()) as { data: readonly { id: string; bp: number }[] }).data
  }
  const [attempt] = await until(async () => {
    const rows = await history(maja)
    return rows.length > 0 ? rows : null
  })
  expect(attempt).toMatchObject({ bp: 0, mode: 'exam', questions: 3 })

  const olek = await testPerson(site)
  const claim = async () => {
    const response = await fetch(`${site.url}/api/quiz-rooms/${token}/claim`, {
      method: 'POST',
      headers: { ...olek.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ key: guest.key }),
    })
    return response.status
  }
  expect([await claim(), await claim()]).toEqual([200, 200])
  expect((await until(async () => (await history(olek))[0])).bp).toBe(10_000)

  // the author finds that '5' was meant: everybody who chose it is judged anew
  const { opened } = (await site.tools.write.fold(roomDecider, id)).state
  const { quiz_id = '', version = 1, questions = [] } = opened ?? {}
  for (const { question_id } of questions) {
    const path = correctKey.path.replace('{id}', quiz_id).replace('{question_id}', question_id)
    const key = { kind: 'single', right: [2] }
    await sendCommand(site, host, { ...correctKey, path }, { version, is_void: false, key, reason: 'Pomyłka.' })
  }
  await until(async () => (await site.tools.write.fold(roomDecider, id)).state.standing?.seats[0] === seat.seat)
  await sees(leader, ({ finish }) => finish?.board[0]?.name === 'Maja')
  for (const client of [leader, majas, guests]) client.close()
})

test('ROO-02 a game is seen again, step by step, as host, screen and seat saw it', async () => {
  const { token } = await makeRoom(site, host, { seconds: 120 })
  const leader = await led(token)
  const [ania, bob] = await seatPlayers(site.url, token, ['Ania', 'Bob'])
  if (ania === undefined || bob === undefined) throw new Error('nobody came')
  await sees(leader, () => leader.seats().length === 2)
  await leader.ask('begin', {})
  for (const n of [0, 1, 2]) {
    await readOn(time, n, [ania, bob])
    await ania.ask('answer', { n, given: right(ania) })
    await bob.ask('answer', { n, given: n === 1 ? right(bob) : wrong(bob) })
    for (const one of [ania, bob]) await sees(one, ({ results }, you) => results?.n === n && you?.verdict?.n === n)
    await sees(leader, ({ results }) => results?.n === n)
    await leader.ask('next', {})
  }
  for (const one of [leader, bob]) await sees(one, ({ finish }) => finish !== null)

  expect(await ania.ask('replay', { as: 'seat', seat: bob.you().seat, after: 0 })).toMatchObject({ code: 'FORBIDDEN' })
  const played = await replayed(bob, 'seat', bob.you().seat)
  // a player's page asks for its own seat without a number
  expect(await replayed(bob, 'seat', null)).toEqual(played)
  // each question as it was read, opened, closed and judged
  for (const section of ['question', 'options', 'results', 'finish'] as const) {
    expect([section, told(played.changes, section)]).toEqual([section, told(framesOf(bob), section)])
  }
  const verdicts = (yous: readonly OwnSeatView[]) => [...new Set(yous.map(({ verdict }) => JSON.stringify(verdict)))]
  const live = bob.frames.flatMap(({ name, body }) => (name === 'you' ? (body as OwnSeatView) : youIn(body)))
  expect(verdicts(played.yous).filter((one) => one !== 'null')).toEqual(verdicts(live).filter((one) => one !== 'null'))
  const asHost = await replayed(leader, 'host', null)
  expect(told(asHost.changes, 'results')).toEqual(told(framesOf(leader), 'results'))
  for (const client of [leader, ania, bob]) client.close()
})

/** All of a replay, page by page. */
async function replayed(client: RoomClient, as: 'seat' | 'host', seat: number | null) {
  const frames: ReplayFrameView[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: ChannelAnswer<{ frames: readonly ReplayFrameView[]; next: number | null }> = await client.ask(
      'replay',
      {
        as,
        seat,
        after,
      },
    )
    if (!page.ok) throw new Error(page.code)
    frames.push(...page.answer.frames)
    after = page.answer.next
  }
  return {
    changes: frames.map(({ whole, change }) => whole ?? change ?? {}),
    yous: frames.flatMap(({ you }) => you ?? []),
  }
}

function framesOf(client: RoomClient): readonly object[] {
  return client.frames.filter(({ name }) => name === 'state' || name === 'change').map(({ body }) => body as object)
}

/** One's own seat, where a message tells of it beside the room. */
function youIn(body: unknown): readonly OwnSeatView[] {
  const { you } = body as { readonly you?: OwnSeatView }
  return you === undefined ? [] : [you]
}

/** What was told of a section, one after the other. */
function told(changes: readonly object[], section: string): readonly unknown[] {
  const all = changes.flatMap((change) => (section in change ? [(change as Record<string, unknown>)[section]] : []))
  return all.filter((one, n) => n === 0 || JSON.stringify(one) !== JSON.stringify(all[n - 1]))
}

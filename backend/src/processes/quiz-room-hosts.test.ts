import { HOST_LOST_MS } from '@kredka/contracts/quiz-rooms/rules'
import { until } from '../kernel/reactions/testing/until.ts'
import { readOn, whenHostGone } from '../quiz-rooms/testing/room-clock.ts'
import { roomSite } from '../quiz-rooms/testing/room-site.ts'
import { enter, join, makeRoom, type RoomClient, seatPlayers, sees } from '../quiz-rooms/testing/rooms.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import type { TestSite } from './testing/test-site.ts'

let site: TestSite
let host: TestPerson
const { time, eventsOf, led } = roomSite((now) => {
  ;({ site, host } = now)
})

const typesOf = async (room_id: string) => (await eventsOf(room_id)).map(({ type }) => type)
const connected = (leader: RoomClient) => leader.seats().map(({ is_connected }) => is_connected)

test('ROO-02 the host alone sees who is connected and how many answered, and nothing of who comes and goes is in the log', async () => {
  const { id, token } = await makeRoom(site, host)
  const leader = await led(token)
  const [ania, bob] = await seatPlayers(site.url, token, ['Ania', 'Bob'])
  if (ania === undefined || bob === undefined) throw new Error('nobody came')
  const screen = await enter(site.url, { token, as: 'screen', key: leader.view().host?.screen_key ?? '' })
  await until(() => connected(leader).join() === 'true,true')
  await leader.ask('begin', {})
  await readOn(time, 0, [ania, bob])
  const before = await typesOf(id)
  bob.close()
  await until(() => connected(leader).join() === 'true,false')
  const back = await enter(site.url, { token, as: 'seat', key: bob.key })
  await until(() => connected(leader).join() === 'true,true')
  expect(await typesOf(id)).toEqual(before)
  await ania.ask('answer', { n: 0, given: { choices: [0] } })
  await sees(leader, ({ progress }) => progress.answered === 1 && progress.players === 2)
  // who leaves after answering is neither waited for nor counted
  await ania.ask('leave', {})
  await sees(leader, ({ progress }) => progress.answered === 0 && progress.players === 1)
  expect([JSON.stringify(screen.frames), JSON.stringify(back.frames)].join()).not.toMatch(/is_connected/)
  for (const client of [leader, back, screen]) client.close()
})

test('ROO-02 whoever has an account takes a room over whose host went, and nobody before; the host who comes back leads too', async () => {
  const maja = await testPerson(site)
  const { id, token } = await makeRoom(site, host)
  const leader = await led(token)
  const seat = await join(site.url, token, 'Maja', { headers: maja.headers })
  const majas = await enter(site.url, { token, as: 'seat', headers: maja.headers })
  const [guest] = await seatPlayers(site.url, token, ['Gość'])
  if (guest === undefined) throw new Error('nobody came')
  await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === 2)
  await leader.ask('begin', {})
  expect(await majas.ask('take_host', {})).toEqual({ ok: false, code: 'QUIZ_ROOM_NOT_POSSIBLE' })
  expect((await enter(site.url, { token, as: 'host', headers: maja.headers })).ends).toEqual(['FORBIDDEN'])

  leader.close()
  await whenHostGone(site, id)
  time.pass(HOST_LOST_MS)
  await sees(majas, ({ phase }, you) => !phase.has_host && you?.may_host === true)
  await sees(guest, ({ phase }, you) => !phase.has_host && you?.may_host === false)
  expect(await guest.ask('take_host', {})).toEqual({ ok: false, code: 'SEAT_NOT_FOUND' })
  expect(await majas.ask('take_host', {})).toEqual({ ok: true, answer: null })
  const anew = await enter(site.url, { token, as: 'host', headers: maja.headers })
  await sees(guest, ({ phase }) => phase.has_host)
  expect(await anew.ask('pause', {})).toEqual({ ok: true, answer: null })
  const back = await led(token)
  expect(await back.ask('resume', {})).toEqual({ ok: true, answer: null })
  const passed = (await eventsOf(id)).find(({ type }) => type === 'HostPassed')
  expect(passed?.data).toMatchObject({ seat: seat.seat, user_id: maja.id })
  for (const client of [majas, guest, anew, back]) client.close()
})

test('QUI-09 a host finds the rooms of one quiz among all of theirs, and whose keys are their own', async () => {
  const [first, second] = [await makeRoom(site, host), await makeRoom(site, host)]
  const leader = await led(first.token)
  const { id: quiz_id = '', version } = leader.view().host?.own_quiz ?? {}
  expect(version).toBe(1)
  const listed = async (query: string) => {
    const response = await fetch(`${site.url}/api/quiz-rooms${query}`, { headers: host.headers })
    return ((await response.json()) as { data: readonly { id: string }[] }).data.map(({ id }) => id)
  }
  await until(async () => (await listed('')).includes(second.id))
  expect(await listed(`?quiz_id=${quiz_id}`)).toEqual([first.id])
  leader.close()
})

test('ROO-02 a host offers the room to a player; whoever has the link of a helper leads without any offer', async () => {
  const maja = await testPerson(site)
  const { token } = await makeRoom(site, host)
  const leader = await led(token)
  const { seat } = await join(site.url, token, 'Maja', { headers: maja.headers })
  const majas = await enter(site.url, { token, as: 'seat', headers: maja.headers })
  await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === 1)
  await leader.ask('offer_host', { seat })
  await sees(majas, (_, you) => you?.may_host === true)
  await leader.ask('offer_host', { seat: null })
  await sees(majas, (_, you) => you?.may_host === false)
  expect(await majas.ask('take_host', {})).toEqual({ ok: false, code: 'QUIZ_ROOM_NOT_POSSIBLE' })

  const helper = await enter(site.url, { token, as: 'host', key: leader.view().host?.host_key ?? '' })
  leader.close()
  await sees(helper, ({ phase }) => phase.has_host)
  expect(await helper.ask('begin', {})).toEqual({ ok: true, answer: null })
  await sees(majas, ({ question }) => question !== null)
  for (const client of [majas, helper]) client.close()
})

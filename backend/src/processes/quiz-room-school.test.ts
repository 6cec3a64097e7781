import { setTimeout as pause } from 'node:timers/promises'
import { PLAYERS_MAX } from '@kredka/contracts/quiz-rooms/rules'
import { roomDecider } from '../quiz-rooms/room.ts'
import { readOn } from '../quiz-rooms/testing/room-clock.ts'
import { roomSite } from '../quiz-rooms/testing/room-site.ts'
import { enter, join, makeRoom, seatKey, sees } from '../quiz-rooms/testing/rooms.ts'
import type { TestPerson } from './testing/people.ts'
import type { TestSite } from './testing/test-site.ts'

const PHONES = 60
/** No two alike: of letters alone, since digits may look like others. */
const nameAt = (n: number) => `Gość ${[...String(n)].map((digit) => 'abcdefghjk'[Number(digit)]).join('')}`

let site: TestSite
let host: TestPerson
const { time, eventsOf, led } = roomSite((now) => {
  ;({ site, host } = now)
})

test('ROO-03 sixty phones behind one address join and answer at once: limits are of seats, and each answer is in the log once', async () => {
  const { id, token } = await makeRoom(site, host, { max_players: PHONES, seconds: 60 })
  const leader = await led(token)
  const names = Array.from({ length: PHONES }, (_, n) => `Telefon ${n + 1}`)
  const joined = await Promise.all(names.map((name) => join(site.url, token, name)))
  expect(joined.map(({ code }) => code)).toEqual(names.map(() => 'ok'))
  const phones = await Promise.all(joined.map(({ key }) => enter(site.url, { token, as: 'seat', key })))
  expect(phones.flatMap(({ ends }) => ends)).toEqual([])
  await sees(leader, () => leader.seats().length === PHONES)
  await leader.ask('begin', {})
  await readOn(time, 0, phones)
  // each says it twice, as a phone does that is not sure
  const said = await Promise.all(
    phones.flatMap((phone) => {
      const given = { choices: [phone.view().options?.options.indexOf('4') ?? -1] }
      return [phone.ask('answer', { n: 0, given }), phone.ask('answer', { n: 0, given })]
    }),
  )
  expect(said).toEqual(said.map(() => ({ ok: true, answer: null })))
  const answers = (await eventsOf(id)).filter(({ type }) => type === 'AnswerTaken')
  const seats = answers.map(({ data }) => (data as { readonly seat: number }).seat)
  expect(seats.toSorted((a, b) => a - b)).toEqual(names.map((_, n) => n))
  // all of them at once end the question, and each is told what it was worth
  await Promise.all(phones.map((phone) => sees(phone, (_, you) => you?.verdict?.bp === 10_000)))
  for (const client of [leader, ...phones]) client.close()
})

test('ROO-01 ROO-03 five hundred who scan the code at once are all let in, whoever is sent away for a moment too', async () => {
  const { id, token } = await makeRoom(site, host, { max_players: PLAYERS_MAX })
  const comeIn = async (n: number) => {
    const key = seatKey()
    for (;;) {
      const { code } = await join(site.url, token, nameAt(n), { key })
      if (code !== 'TOO_MANY_REQUESTS') return code
      await pause(1_000 * (0.5 + Math.random()))
    }
  }

  const codes = await Promise.all(Array.from({ length: PLAYERS_MAX }, (_, n) => comeIn(n)))
  expect(new Set(codes)).toEqual(new Set(['ok']))
  expect((await site.tools.write.fold(roomDecider, id)).state.seats).toHaveLength(PLAYERS_MAX)
})

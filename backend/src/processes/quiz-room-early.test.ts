import { setTimeout as pause } from 'node:timers/promises'
import { openRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import { addQuestion, createQuiz, freezeQuiz } from '@kredka/contracts/quizzes/endpoints'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { until } from '../kernel/reactions/testing/until.ts'
import { SETTINGS } from '../quiz-rooms/testing/owned.ts'
import { type RawSocket, rawSocket } from '../quiz-rooms/testing/raw-socket.ts'
import { enter, join, type RoomClient, sees } from '../quiz-rooms/testing/rooms.ts'
import { TERMS, WORDS } from '../quizzes/testing/written.ts'
import { type TestPerson, testPerson } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'
import { type TestSite, testSite } from './testing/test-site.ts'

/** How often whoever opened the tools asks for all that there is, without being cut off for a flood. */
const NOSY_MS = 250
const PAUSED_MS = 1_000

let site: TestSite
let host: TestPerson
beforeAll(async () => {
  site = await testSite()
  host = await testPerson(site)
})
afterAll(() => site.stop())

/** Words that occur nowhere else: they are recognised in whatever frame they leave. */
const optionsOf = (n: number) => ['zięba', 'kos', 'szpak'].map((bird) => `${bird}-${n}`)
const KEYS = ['kanarek', 'mysikrólik'] as const
const SECRET = new RegExp([...KEYS, 'right_choices', 'is_right', '"accepted"'].join('|'))

const choosing = (n: number): QuestionDraft['task'] => ({
  kind: 'single',
  options: optionsOf(n).map((text, at) => ({ text, is_right: at === 1, stays_put: false })),
})
const TYPING: QuestionDraft['task'] = {
  kind: 'text',
  accepted: [KEYS[1]],
  matching: {
    ...{ ignores_case: true, ignores_accents: true, ignores_spacing: true, ignores_ending: true },
    allows_typo: false,
  },
}

/** A room of a quiz with two questions of options and one of words, and whoever watches its frames. */
async function watchedRoom() {
  const { id } = await sendCommand<{ id: string }>(site, host, createQuiz, { ...WORDS, ...TERMS })
  const path = addQuestion.path.replace('{id}', id)
  let after: string | null = null
  for (const [n, task] of [choosing(0), choosing(1), TYPING].entries()) {
    const content = { prompt: `Który ptak ma numer ${n}?`, explanation: `${KEYS[0]} ${n}`, picture_alt: '', task }
    const question: object = { level: null, weight: 1, picture_id: null, content, after }
    const added: { readonly id: string } = await sendCommand(site, host, { ...addQuestion, path }, question)
    after = added.id
  }
  await sendCommand(site, host, { ...freezeQuiz, path: freezeQuiz.path.replace('{id}', id) }, {})
  const settings = { ...SETTINGS, seconds: 120 }
  const { token } = await sendCommand<{ token: string }>(site, host, openRoom, { quiz_id: id, ...settings })
  const leader = await enter(site.url, { token, as: 'host', headers: host.headers })
  const { key } = await join(site.url, token, 'Ania')
  const { host_key, screen_key } = leader.view().host ?? {}
  const places = [
    { token, as: 'seat', key },
    { token, as: 'host', key: host_key },
    { token, as: 'screen', key: screen_key },
  ]
  const watching = await Promise.all(places.map((place) => rawSocket(site.url, place)))
  await sees(leader, ({ phase }) => phase.has_host && leader.seats().length === 1)
  return { token, leader, places, watching }
}

/** Until they open: asks for everything on each place, comes in anew, and reads what pages read. */
async function pry(leader: RoomClient, { token, places, watching }: Awaited<ReturnType<typeof watchedRoom>>) {
  const more: RawSocket[] = []
  const read: { readonly text: string; readonly at: number }[] = []
  for (let n = 0; leader.view().options === null; n += 1) {
    for (const { socket } of watching) socket.send(`42${n}["sync",{}]`)
    const place = places[n % places.length]
    // the seat is watched where it is: whoever comes anew takes it over
    if (n < places.length && place !== undefined && place.as !== 'seat') more.push(await rawSocket(site.url, place))
    const door = await fetch(`${site.url}/api/quiz-rooms/${token}`)
    read.push({ text: await door.text(), at: performance.now() })
    await pause(NOSY_MS)
  }
  return { more, read }
}

test('ROO-02 whoever records every frame of seat, host and screen, asks for all of it and comes in anew finds no option before its time, and no key before the end of its question', async () => {
  const room = await watchedRoom()
  const { leader, watching } = room
  const { now } = site.tools.sharedClock
  /** When something arrived, by the clock of the room. */
  const timeOf = (at: number) => now() - (performance.now() - at)
  await leader.ask('begin', {})
  for (const [n, options] of [optionsOf(0), optionsOf(1), []].entries()) {
    await sees(leader, ({ question }) => question?.n === n)
    const reads_at = Date.parse(leader.view().clock?.reads_at ?? '')
    // a pause moves the time at which they open
    if (n === 1) {
      await leader.ask('pause', {})
      await pause(PAUSED_MS)
      await leader.ask('resume', {})
    }
    const { more, read } = await pry(leader, room)
    const opens_at = Date.parse(leader.view().clock?.opens_at ?? '')
    const sockets = [...watching, ...more]
    await until(() => sockets.every(({ heard }) => heard.some(({ text }) => text.includes(`"options":{"n":${n}`))))
    const all = [...sockets.flatMap(({ heard }) => heard), ...read]
    const isTelling = ({ text }: { readonly text: string }) => options.some((option) => text.includes(option))
    const early = all.filter(({ at }) => timeOf(at) < opens_at)
    expect(early.filter(({ at }) => timeOf(at) >= reads_at).length).toBeGreaterThan(watching.length)
    expect(early.filter(isTelling)).toEqual([])
    // nor did any leave before and was long on its way: each says when it left
    const leftAt = (text: string) => Date.parse(/"now":"([^"]+)"/.exec(text)?.[1] ?? '')
    const left = all.filter(isTelling).map(({ text }) => leftAt(text))
    for (const at of left) expect(at).toBeGreaterThanOrEqual(opens_at)
    expect(left.length).toBeGreaterThanOrEqual(options.length === 0 ? 0 : sockets.length)
    // the key of the question before may have been on its way until now
    const told = all.map(({ at, text }) => ({ at: leftAt(text) || timeOf(at), text }))
    expect(told.filter(({ at, text }) => at >= reads_at && SECRET.test(text))).toEqual([])

    await leader.ask('close_question', {})
    await until(() => watching.every(({ heard }) => heard.some(({ text }) => text.includes(`${KEYS[0]} ${n}`))))
    for (const { socket } of more) socket.close()
    await leader.ask('next', {})
  }
  for (const { socket } of watching) socket.close()
  leader.close()
})

import { openRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import { READING_MS } from '@kredka/contracts/quiz-rooms/rules'
import { addQuestion, createQuiz, freezeQuiz } from '@kredka/contracts/quizzes/endpoints'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { until } from '../kernel/reactions/testing/until.ts'
import { SETTINGS } from '../quiz-rooms/testing/owned.ts'
import { type RawSocket, rawSocket } from '../quiz-rooms/testing/raw-socket.ts'
import { roomSite } from '../quiz-rooms/testing/room-site.ts'
import { join, sees } from '../quiz-rooms/testing/rooms.ts'
import { TERMS, WORDS } from '../quizzes/testing/written.ts'
import type { TestPerson } from './testing/people.ts'
import { sendCommand } from './testing/send-command.ts'
import type { TestSite } from './testing/test-site.ts'

/** How often whoever opened the tools asks for all that there is while a question is read. */
const ROUNDS = 4
/** A little of the time in which a question is read; what is left is still more than what is done without moving it. */
const MOMENT_MS = READING_MS / (ROUNDS + 1)

let site: TestSite
let host: TestPerson
const { time, led } = roomSite((now) => {
  ;({ site, host } = now)
})

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
  const leader = await led(token)
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

/** While it is read: asks for everything on each place, comes in anew, and reads what pages read. */
async function pry({ token, places, watching }: Awaited<ReturnType<typeof watchedRoom>>, first: number) {
  const more: RawSocket[] = []
  const read: string[] = []
  for (let n = 0; n < ROUNDS; n += 1) {
    const id = first + n
    for (const { socket } of watching) socket.send(`42${id}["sync",{}]`)
    await until(() => watching.every(({ heard }) => heard.some(({ text }) => text.startsWith(`43${id}[`))))
    const place = places[n]
    // the seat is watched where it is: whoever comes anew takes it over
    if (place !== undefined && place.as !== 'seat') more.push(await rawSocket(site.url, place))
    read.push(await (await fetch(`${site.url}/api/quiz-rooms/${token}`)).text())
    time.pass(MOMENT_MS)
  }
  return { more, read }
}

test('ROO-02 whoever records every frame of seat, host and screen, asks for all of it and comes in anew finds no option before its time, and no key before the end of its question', async () => {
  const room = await watchedRoom()
  const { leader, watching } = room
  await leader.ask('begin', {})
  for (const [n, options] of [optionsOf(0), optionsOf(1), []].entries()) {
    await until(() => watching.every(({ heard }) => heard.some(({ text }) => text.includes(`ma numer ${n}?`))))
    const before = watching.map(({ heard }) => heard.length)
    // a pause moves the time at which they open
    if (n === 1) {
      await leader.ask('pause', {})
      await sees(leader, ({ phase }) => phase.state === 'paused')
      time.pass(READING_MS)
      await leader.ask('resume', {})
      await sees(leader, ({ phase }) => phase.state === 'question')
    }
    const { more, read } = await pry(room, n * ROUNDS)
    const sockets = [...watching, ...more]
    // the time stands: what has been heard by now was heard before they open
    const early = [...sockets.flatMap(({ heard }) => heard.map(({ text }) => text)), ...read]
    const isTelling = (text: string) => options.some((option) => text.includes(option))
    expect(early.filter(isTelling)).toEqual([])
    // the key of the question before was told when that was over
    const since = watching.flatMap(({ heard }, at) => heard.slice(before[at]).map(({ text }) => text))
    expect(since.length).toBeGreaterThanOrEqual(ROUNDS * watching.length)
    expect([...since, ...read].filter((text) => SECRET.test(text))).toEqual([])

    time.pass(READING_MS)
    await until(() => sockets.every(({ heard }) => heard.some(({ text }) => text.includes(`"options":{"n":${n}`))))
    const opens_at = Date.parse(leader.view().clock?.opens_at ?? '')
    const told = sockets.flatMap(({ heard }) => heard.map(({ text }) => text)).filter(isTelling)
    // each says when it left
    for (const text of told) {
      expect(Date.parse(/"now":"([^"]+)"/.exec(text)?.[1] ?? '')).toBeGreaterThanOrEqual(opens_at)
    }
    expect(told.length).toBeGreaterThanOrEqual(options.length === 0 ? 0 : sockets.length)
    const open = watching.flatMap(({ heard }, at) => heard.slice(before[at]).map(({ text }) => text))
    expect(open.filter((text) => SECRET.test(text))).toEqual([])

    await leader.ask('close_question', {})
    await until(() => watching.every(({ heard }) => heard.some(({ text }) => text.includes(`${KEYS[0]} ${n}`))))
    for (const { socket } of more) socket.close()
    await leader.ask('next', {})
  }
  for (const { socket } of watching) socket.close()
  leader.close()
})

import { HOUR } from '@kredka/contracts/kernel/durations'
import { pointsOf } from '@kredka/contracts/quiz-rooms/points'
import { ROUND_TRIP_MAX_MS, SECONDS_MAX } from '@kredka/contracts/quiz-rooms/rules'
import type { Page } from '@playwright/test'
import { BARE } from '../testing/browser/log-in.ts'
import { writeQuiz } from '../testing/browser/quizzes.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  open: 'quiz_rooms.open',
  openNow: 'quiz_rooms.open_now',
  name: 'quiz_rooms.your_name',
  join: 'quiz_rooms.join',
  begin: 'quiz_rooms.begin',
  seconds: 'quiz_rooms.seconds',
  sent: 'quiz_rooms.sent',
  right: 'attempts.outcome_right',
  toFinish: 'quiz_rooms.to_finish',
  next: 'quiz_rooms.next',
  skip: 'quiz_rooms.skip',
  close: 'quiz_rooms.close_question',
  table: 'quiz_rooms.table',
  left: 'countdown.label',
})

/** Who has which clock: right, or wrong by hours. */
const CLOCKS = [
  ['Ala', 0],
  ['Olek', 2 * HOUR],
  ['Zuzia', -2 * HOUR],
] as const
/** So much the clock that all machines share may be wrong on one of them. */
const UNCERTAIN_MS = 50

/** Runs in the page: its machine's clock is wrong by so many milliseconds. */
function setClockWrong(by: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + by] : given, made),
    get: (target, name) => (name === 'now' ? () => target.now() + by : Reflect.get(target, name)),
  })
}

/** When the options open and the question ends, once the player's browser was told. */
function timesOf(player: Page): () => { readonly opens_at: number; readonly closes_at: number } {
  let text = ''
  player.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"closes_at":"')) text = String(payload)
    })
  })
  const at = (name: string) => Date.parse(new RegExp(`"${name}":"([^"]+)"`).exec(text)?.[1] ?? '')
  return () => ({ opens_at: at('opens_at'), closes_at: at('closes_at') })
}

/**
 * Answers once the clock runs and shows no more than is left.
 * @returns how long after the options opened the answer was on its way: from when, until when
 */
async function answer({ page, times }: Player, t: (typeof TEXTS)['pl']): Promise<readonly [number, number]> {
  await expect(page.getByRole('radio', { name: /42/ })).toBeVisible()
  const clock = page.getByRole('timer', { name: t.left })
  const shown = async () => Number(await clock.textContent())
  await expect.poll(shown).toBeLessThan(SECONDS_MAX)
  // it may be painted late, and then shows more than is left, never less
  const left = await shown()
  const { opens_at, closes_at } = times()
  const truly = (closes_at - Date.now() - UNCERTAIN_MS) / 1_000
  expect(left).toBeGreaterThanOrEqual(truly)
  const from = Date.now()
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /42/ }) })
    .click()
  // with the last answer the question is over, and its verdict takes the place of the notice
  await expect(page.getByText(t.sent).or(page.getByText(t.right)).last()).toBeVisible()
  return [from - opens_at, Date.now() - opens_at]
}

interface Player {
  readonly name: string
  readonly page: Page
  readonly times: ReturnType<typeof timesOf>
}

test(
  'ROO-02 players whose own clocks are wrong by hours see the same time left, and get the points of it',
  ONCE,
  async ({ teacher, another, language }) => {
    test.setTimeout(120_000)
    const t = TEXTS[language]
    await teacher.goto(BARE)
    const id = await writeQuiz(teacher, { title: 'Zegary' })
    await teacher.goto(`/my-quizes/${id}`)
    await teacher.getByRole('button', { name: t.open }).click()
    const dialog = teacher.getByRole('dialog')
    await dialog.getByLabel(t.seconds).fill(String(SECONDS_MAX))
    await dialog.getByRole('button', { name: t.openNow }).click()
    await expect(teacher.getByRole('button', { name: t.begin })).toBeVisible({ timeout: 30_000 })
    const path = new URL(teacher.url()).pathname
    const players: Player[] = []
    for (const [name, by] of CLOCKS) {
      const page = await another()
      const times = timesOf(page)
      await page.addInitScript(setClockWrong, by)
      await page.goto(path)
      await page.getByLabel(t.name).fill(name)
      await page.getByRole('button', { name: t.join }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      players.push({ name, page, times })
    }
    await teacher.getByRole('button', { name: t.begin }).click()
    const received = await Promise.all(players.map((player) => answer(player, t)))
    for (const { page } of players) await expect(page.getByText(t.right).last()).toBeVisible()
    await teacher.getByRole('button', { name: t.next }).click()
    await teacher.getByRole('button', { name: t.skip }).click()
    await teacher.getByRole('button', { name: t.close }).click()
    await teacher.getByRole('button', { name: t.toFinish }).click()

    const href = await teacher.getByRole('link', { name: t.table }).first().getAttribute('href')
    const table = await (await teacher.request.get(href ?? '')).text()
    const worth = (took_ms: number) =>
      pointsOf({ mode: 'speed', lasts_ms: SECONDS_MAX * 1_000, took_ms: Math.max(0, took_ms), bp: 10_000 })
    for (const [n, { name }] of players.entries()) {
      const points = Number(new RegExp(`^\\d;${name};(\\d+);`, 'm').exec(table)?.[1])
      const [from, until] = received[n] ?? [Number.NaN, Number.NaN]
      expect([name, points >= worth(until + UNCERTAIN_MS)]).toEqual([name, true])
      expect([name, points <= worth(from - ROUND_TRIP_MAX_MS - UNCERTAIN_MS)]).toEqual([name, true])
    }
  },
)

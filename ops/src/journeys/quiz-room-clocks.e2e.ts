import { HOUR } from '@kredka/contracts/kernel/durations'
import { pointsOf } from '@kredka/contracts/quiz-rooms/points'
import { SECONDS_DEFAULT } from '@kredka/contracts/quiz-rooms/rules'
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
/** What everybody's clock shows when they answer, in seconds, and by how much they may be late. */
const [ANSWERED_AT, GIVE] = [14, 3]

/** Runs in the page: its machine's clock is wrong by so many milliseconds. */
function setClockWrong(by: number): void {
  const RealDate = Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + by] : given, made),
    get: (target, name) => (name === 'now' ? () => target.now() + by : Reflect.get(target, name)),
  })
}

async function answerAt(player: Page, t: (typeof TEXTS)['pl']): Promise<void> {
  await expect(player.getByRole('radio', { name: /42/ })).toBeVisible()
  const clock = player.getByRole('timer', { name: t.left })
  const left = async () => Number(await clock.textContent())
  await expect.poll(left, { intervals: [50], timeout: 15_000 }).toBeLessThanOrEqual(ANSWERED_AT)
  await player
    .locator('label')
    .filter({ has: player.getByRole('radio', { name: /42/ }) })
    .click()
  // with the last answer the question is over, and its verdict takes the place of the notice
  await expect(player.getByText(t.sent).or(player.getByText(t.right)).last()).toBeVisible()
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
    await teacher.getByRole('dialog').getByRole('button', { name: t.openNow }).click()
    await expect(teacher.getByRole('button', { name: t.begin })).toBeVisible({ timeout: 30_000 })
    const path = new URL(teacher.url()).pathname
    const players: Page[] = []
    for (const [name, by] of CLOCKS) {
      const player = await another()
      await player.addInitScript(setClockWrong, by)
      await player.goto(path)
      await player.getByLabel(t.name).fill(name)
      await player.getByRole('button', { name: t.join }).click()
      await expect(player.getByRole('heading', { level: 1, name })).toBeVisible()
      players.push(player)
    }
    await teacher.getByRole('button', { name: t.begin }).click()
    await Promise.all(players.map((player) => answerAt(player, t)))
    for (const player of players) await expect(player.getByText(t.right).last()).toBeVisible()
    await teacher.getByRole('button', { name: t.next }).click()
    await teacher.getByRole('button', { name: t.skip }).click()
    await teacher.getByRole('button', { name: t.close }).click()
    await teacher.getByRole('button', { name: t.toFinish }).click()

    const href = await teacher.getByRole('link', { name: t.table }).first().getAttribute('href')
    const table = await (await teacher.request.get(href ?? '')).text()
    const worth = (left: number) => {
      const lasts_ms = SECONDS_DEFAULT * 1_000
      return pointsOf({ mode: 'speed', lasts_ms, took_ms: lasts_ms - left * 1_000, bp: 10_000 })
    }
    for (const [name] of CLOCKS) {
      const points = Number(new RegExp(`^\\d;${name};(\\d+);`, 'm').exec(table)?.[1])
      expect([name, points >= worth(ANSWERED_AT - GIVE), points <= worth(ANSWERED_AT)]).toEqual([name, true, true])
    }
  },
)

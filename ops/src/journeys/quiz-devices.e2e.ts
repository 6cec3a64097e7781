import { HOUR } from '@kredka/contracts/kernel/durations'
import type { Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { writeQuiz } from '../testing/browser/quizzes.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  exam: 'attempts.exam',
  giveUp: 'attempts.cancel',
  start: 'attempts.start',
  saved: 'attempts.saved',
  next: 'attempts.next',
  finish: 'attempts.finish',
  confirm: 'attempts.finish_title',
  answered: 'attempts.number_answered',
  right: 'answers.right',
  wrong: 'answers.wrong',
  missed: 'answers.missed',
  outcomeWrong: 'attempts.outcome_wrong',
  outcomeMissing: 'attempts.outcome_missing',
  review: 'attempts.review',
  answer: 'attempts.your_answer',
})

/** Seconds that the clock of the exam shows. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number)
  return minutes * 60 + seconds
}

test(
  'QUI-03 an exam that began on a laptop goes on with a phone at the same second, though its clock is wrong',
  ONCE,
  async ({ teacher: laptop, another, language }) => {
    const t = TEXTS[language]
    const id = await writeQuiz(laptop, { title: `Dwa urządzenia ${language}` })
    await laptop.goto(`/quiz/${id}`)
    await laptop.getByRole('button', { name: t.exam }).click()
    await laptop.getByRole('button', { name: t.start }).click()
    await laptop.getByRole('radio', { name: '42' }).check({ force: true })
    await expect(laptop.getByRole('status').filter({ hasText: t.saved })).toBeVisible()

    const phone = await another({ viewport: { width: 360, height: 740 } })
    await phone.clock.install({ time: Date.now() + HOUR })
    await logInAs(phone, DEMO_TEACHER)
    // not by the address of the attempt: whoever begins goes on with what is open
    await phone.goto(`/quiz/${id}`)
    await phone.getByRole('button', { name: t.exam }).click()
    await expect(phone).toHaveURL((url) => url.search === new URL(laptop.url()).search)
    await expect(phone.getByRole('timer')).toBeVisible()
    const [onPhone, onLaptop] = await Promise.all([secondsLeft(phone), secondsLeft(laptop)])
    expect(Math.abs(onPhone - onLaptop)).toBeLessThanOrEqual(1)
    await expectAccessible(phone)
    // on one line with the clock
    const [clock, giveUp] = await Promise.all(
      [phone.getByRole('timer'), phone.getByRole('button', { name: t.giveUp })].map((part) => part.boundingBox()),
    )
    expect(giveUp?.y).toBeLessThan((clock?.y ?? 0) + (clock?.height ?? 0))

    // the phone stands at the first open question; what it answers is on the laptop too
    await phone.getByRole('radio', { name: '72' }).check({ force: true })
    await expect(phone.getByRole('status').filter({ hasText: t.saved })).toBeVisible()
    await expect(laptop.getByRole('button', { name: `${t.answered} 2` })).toBeVisible()
    await phone.getByRole('button', { name: t.next }).click()
    await phone.getByLabel(t.answer).fill('0,5')
    await phone.getByRole('button', { name: t.finish }).click()
    for (const device of [phone, laptop]) await expect(device.getByText(/^100\s?%$/)).toBeVisible()
  },
)

test('QUI-05 QUI-13 NAV-04 a review is read by names alone: each question with what was chosen, right and missed', async ({
  teacher: page,
  language,
}) => {
  const t = TEXTS[language]
  const id = await writeQuiz(page, { title: `Na głos ${language}` })
  await page.goto(`/quiz/${id}`)
  await page.getByRole('button', { name: t.exam }).click()
  await page.getByRole('button', { name: t.start }).click()
  await page.getByRole('radio', { name: '48' }).check({ force: true })
  await page.getByRole('button', { name: t.next }).click()
  await page.getByRole('radio', { name: '72' }).check({ force: true })
  await page.getByRole('button', { name: t.next }).click()
  await page.getByRole('button', { name: t.finish }).click()
  const dialog = page.getByRole('dialog', { name: t.confirm })
  await dialog.getByRole('button', { name: t.finish }).click()
  await expect(page.getByRole('heading', { level: 2, name: t.review })).toBeVisible()

  const first = page.getByRole('region', { name: 'Ile to jest 6 · 7?' })
  const tiles = first.getByRole('list', { name: 'Ile to jest 6 · 7?' }).getByRole('listitem')
  await expect(tiles.filter({ hasText: '48' })).toContainText(t.wrong)
  await expect(tiles.filter({ hasText: '42' })).toContainText(t.missed)
  await expect(first).toContainText(t.outcomeWrong)
  await expect(first).toContainText('Bo tak mówi tabliczka.')
  const second = page.getByRole('region', { name: 'Ile to jest 9 · 8?' })
  await expect(second.getByRole('listitem').filter({ hasText: '72' })).toContainText(t.right)
  const third = page.getByRole('region', { name: 'Ile to jest jedna druga?' })
  await expect(third.getByLabel(t.answer)).toHaveValue('')
  await expect(third).toContainText(t.outcomeMissing)
  await expectAccessible(page)
})

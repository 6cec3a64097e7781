import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { writeQuiz } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  learn: 'attempts.learn',
  exam: 'attempts.exam',
  start: 'attempts.start',
  check: 'attempts.check',
  next: 'attempts.next',
  finish: 'attempts.finish',
  right: 'attempts.outcome_right',
  wrong: 'attempts.outcome_wrong',
  answer: 'attempts.your_answer',
  saved: 'attempts.saved',
  great: 'attempts.great',
  review: 'attempts.review',
  history: 'attempts.history',
  heading: 'quizzes.heading',
})

test('QUI-03 QUI-05 QUI-13 whoever learns sees at once what was right and why, and finds it in the history', async ({
  teacher: page,
  language,
}) => {
  const t = TEXTS[language]
  const title = `Tabliczka mnożenia ${language}`
  const id = await writeQuiz(page, { title })
  await page.goto(`/quiz/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.learn }).click()
  await page.getByRole('button', { name: t.start }).click()
  await page.getByRole('radio', { name: '42' }).check({ force: true })
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByText(t.right)).toBeVisible()
  await expect(page.getByText('Bo tak mówi tabliczka.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.next }).click()
  // by keys alone
  await page.keyboard.press('Tab')
  await page.getByRole('radio', { name: '81' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: t.check }).press('Enter')
  await expect(page.getByText(t.wrong)).toBeVisible()
  await page.reload()
  await page.getByLabel(t.answer).fill('1/2')
  await page.getByRole('button', { name: t.check }).click()
  await expect(page.getByText(t.right)).toBeVisible()
  await page.getByRole('button', { name: t.finish }).click()
  await expect(page.getByText(/^67\s?%$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: t.review })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.history }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
})

test('QUI-02 NAV-04 a fraction in a fraction of a line is large enough to read', async ({
  teacher: page,
  language,
}) => {
  const t = TEXTS[language]
  const options = ['Tyle: $\\frac{1}{1+\\frac{1}{2}}$', 'Tyle: $\\frac{2}{3}$']
  const id = await writeQuiz(page, { title: `Ułamki piętrowe ${language}`, options })
  await page.goto(`/quiz/${id}`)
  await page.getByRole('button', { name: t.learn }).click()
  await page.getByRole('button', { name: t.start }).click()
  const inner = page.locator('mfrac mfrac mn').first()
  await expect(inner).toBeVisible()
  await expect(inner).toHaveCSS('font-size', /^1[1-9](\.\d+)?px$/)
})

test('QUI-03 an exam keeps each answer at once, goes on in another browser, and is judged at its end', async ({
  teacher: page,
  another,
  language,
}) => {
  const t = TEXTS[language]
  const title = `Sprawdzian z tabliczki ${language}`
  const id = await writeQuiz(page, { title })
  await page.goto(`/quiz/${id}`)
  await page.getByRole('button', { name: t.exam }).click()
  await page.getByRole('button', { name: t.start }).click()
  await page.getByRole('radio', { name: '42' }).check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: t.saved })).toBeVisible()
  const phone = await another()
  await logInAs(phone, DEMO_STUDENT)
  await phone.goto(page.url())
  // an attempt is its player's alone
  await expect(phone.getByRole('radio')).toHaveCount(0)
  await page.reload()
  await page.getByRole('radio', { name: '72' }).check({ force: true })
  await page.getByRole('button', { name: t.next }).click()
  await page.getByLabel(t.answer).fill('0,5')
  await page.getByRole('button', { name: t.finish }).click()
  await expect(page.getByText(t.great)).toBeVisible()
  await expect(page.getByText(/^100\s?%$/)).toBeVisible()
})

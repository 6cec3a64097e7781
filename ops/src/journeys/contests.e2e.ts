import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS } from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  learn: 'attempts.learn',
  start: 'attempts.start',
  check: 'attempts.check',
  next: 'attempts.next',
  finish: 'attempts.finish',
  contest: 'contests.contest',
  reason: 'contests.reason',
  send: 'contests.send',
  open: 'contests.state_open',
  stays: 'contests.state_defended',
  corrected: 'contests.state_corrected',
  defend: 'contests.defend',
  explain: 'contests.defend_reason',
  answer: 'contests.defend_send',
  correct: 'contests.correct',
  why: 'quiz_keys.reason',
  save: 'quiz_keys.send',
  counts: 'quiz_keys.counts',
  told: 'notifications.title_contest_corrected',
})
const RIGHT_TOO = 'Osiem razy siedem to też 7 · 8, czyli 56.'
const WHY = 'Kolejność czynników nic nie zmienia.'

test('QUI-13 a visitor logs in to contest two keys; the author defends one and corrects the other, and both are answered', async ({
  page,
  teacher,
  backOffice,
  language,
}) => {
  const t = TEXTS[language]
  const title = `Mnożenie w pamięci ${language}`
  const id = await listQuiz(teacher, backOffice, title)

  await expect.poll(async () => (await page.request.get(`/api/quizzes/${id}`)).status()).toBe(200)
  await page.goto(`/quiz/${id}`)
  await page.getByRole('button', { name: t.learn }).click()
  await page.getByRole('button', { name: t.start }).click()
  await choose(page, '8 · 7', t.check)
  await page.getByRole('button', { name: t.contest }).click()
  const login = page.getByRole('dialog')
  await login.getByLabel(ACCOUNT_WORDS[language].email, { exact: true }).fill(DEMO_STUDENT)
  await login.getByLabel(ACCOUNT_WORDS[language].password, { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  // whoever wanted to contest before they logged in does so now
  await contest(page, t, RIGHT_TOO)
  await page.getByRole('button', { name: t.next }).click()
  await choose(page, '8 · 7', t.check)
  await page.getByRole('button', { name: t.contest }).click()
  await contest(page, t, 'Tu też.')
  await page.getByRole('button', { name: t.next }).click()
  await choose(page, '7 · 8', t.check)
  await page.getByRole('button', { name: t.finish }).click()
  await expect(page.getByText(t.open)).toHaveCount(2)
  await expectAccessible(page)
  const attempt = new URL(page.url()).search

  await teacher.goto(`/my-quizes/${id}`)
  await expect(teacher.getByText(RIGHT_TOO).first()).toBeVisible()
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: new RegExp(`^${t.defend}.* 2$`) }).click()
  const dialog = teacher.getByRole('dialog')
  await dialog.getByLabel(t.explain).fill('W drugim pytaniu chodzi o kolejność.')
  await dialog.getByRole('button', { name: t.answer, exact: true }).click()
  await expect(teacher.getByText('Tu też.')).toHaveCount(1)
  await teacher.getByRole('link', { name: new RegExp(`^${t.correct}`) }).click()
  await teacher.getByRole('checkbox', { name: '8 · 7' }).check()
  await teacher.getByLabel(t.why).fill(WHY)
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: t.save }).click()
  await expect(teacher.getByText(new RegExp(`${t.counts}.*8 · 7`))).toBeVisible()
  await expectAccessible(teacher)
  await teacher.goto(`/my-quizes/${id}`)
  await expect(teacher.getByRole('button', { name: new RegExp(`^${t.defend}`) })).toHaveCount(0)

  await page.goto('/notifications')
  await page.getByRole('main').getByRole('link', { name: t.told }).first().click()
  await expect(page).toHaveURL(({ search }) => search === attempt)
  await expect(page.getByText(t.corrected)).toBeVisible()
  await expect(page.getByText(t.stays)).toBeVisible()
  await expect(page.getByText('W drugim pytaniu chodzi o kolejność.')).toBeVisible()
  await expect(page.getByText(WHY)).toBeVisible()
  await expectAccessible(page)
})

async function choose(page: Page, name: string, check: string): Promise<void> {
  await page.getByRole('radio', { name }).check({ force: true })
  await page.getByRole('button', { name: check }).click()
}

async function contest(page: Page, t: (typeof TEXTS)['pl'], reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.reason).fill(reason)
  await dialog.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(t.open)).toBeVisible()
}

/** Three questions whose first option is right, in the public list. */
async function listQuiz(author: Page, staff: Page, title: string): Promise<string> {
  const post = async (who: Page, path: string, data: object): Promise<string> => {
    const headers = { origin: new URL(who.url()).origin }
    const response = await who.request.post(`/api${path}`, { data, headers })
    expect(response.status(), await response.text()).toBe(200)
    const answered = (await response.json()) as { readonly data: { readonly id?: string } | null }
    return answered.data?.id ?? ''
  }
  const terms = { subject_id: 'maths', level: 'basic', difficulty: 2, language: 'pl', exam_minutes: null }
  const id = await post(author, '/my-quizzes', { title, description: 'Na rozgrzewkę.', ...terms })
  let after: string | null = null
  for (const prompt of ['Które mnożenie daje 56?', 'Które mnożenie zaczyna się od 7?', 'Które mnożenie wolisz?']) {
    const options = ['7 · 8', '8 · 7'].map((text, n) => ({ text, is_right: n === 0, stays_put: false }))
    const content = { prompt, explanation: '', picture_alt: '', task: { kind: 'single', options } }
    const question: object = { level: null, weight: 1, picture_id: null, content, after }
    after = await post(author, `/my-quizzes/${id}/questions`, question)
  }
  await post(author, `/my-quizzes/${id}/freeze`, {})
  await post(author, `/my-quizzes/${id}/submit`, { version: 1 })
  await post(staff, `/admin/quizzes/${id}/approve`, { version: 1 })
  return id
}

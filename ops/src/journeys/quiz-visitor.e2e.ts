import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, signUpByMail } from '../testing/browser/accounts.ts'
import { callsOf } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  quizzes: 'landing.quizzes',
  play: 'quizzes.try',
  start: 'attempts.start',
  learn: 'attempts.learn',
  limit: 'errors.DAILY_QUIZ_LIMIT',
  signUp: 'attempts.sign_up',
  history: 'attempts.history',
  kept: 'accounts.kept_quizzes',
  see: 'accounts.see_kept',
})

test('NAV-08 QUI-05 QUI-06 a visitor plays five quizzes, reads why not a sixth, signs up and finds the five', async ({
  page,
  language,
  outbox,
}) => {
  const t = TEXTS[language]
  const account = ACCOUNT_WORDS[language]
  await page.goto('/')
  // two presses from the landing page to the first question
  const part = page.getByRole('region', { name: t.quizzes })
  const title = await part.getByRole('heading', { level: 3 }).first().innerText()
  await part.getByRole('button', { name: `${t.play}: ${title}` }).click()
  await page.getByRole('button', { name: t.start }).click()
  await expect(
    page.getByRole('radio').or(page.getByRole('checkbox')).or(page.getByRole('textbox')).first(),
  ).toBeVisible()
  await expectAccessible(page)
  const first = new URL(page.url()).searchParams.get('attempt') ?? ''

  const { get, post } = callsOf(page)
  await post(`/attempts/${first}/finish`)
  const played = (await get<{ quiz: { id: string } }>(`/attempts/${first}`)).quiz.id
  const listed = await get<readonly { id: string; title: string }[]>('/quizzes')
  const others = listed.filter(({ id }) => id !== played)
  for (const { id } of others.slice(0, 4)) {
    const attempt = await post<{ id: string }>('/attempts', { quiz_id: id, mode: 'learning' })
    await post(`/attempts/${attempt.id}/start`)
    await post(`/attempts/${attempt.id}/finish`)
  }

  await page.goto(`/quiz/${others[4]?.id}`)
  await page.getByRole('button', { name: t.learn }).click()
  await expect(page.getByRole('alert').filter({ hasText: t.limit })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.signUp }).click()
  await signUpByMail(page, account, outbox)
  await expect(page.getByRole('status').filter({ hasText: t.kept })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.see }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: t.history })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  for (const name of [title, ...others.slice(0, 4).map((quiz) => quiz.title)]) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  }
  // with an account there is no limit
  await page.goto(`/quiz/${others[4]?.id}`)
  await page.getByRole('button', { name: t.learn }).click()
  await expect(page.getByRole('button', { name: t.start })).toBeVisible()
})

import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, signUpByMail } from '../testing/browser/accounts.ts'
import { expectFits } from '../testing/browser/fits.ts'
import { playToReview } from '../testing/browser/quiz-play.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  quizzes: 'landing.quizzes',
  play: 'quizzes.try',
  learn: 'attempts.learn',
  others: 'attempts.other_quizzes',
  heading: 'quizzes.heading',
  limit: 'errors.DAILY_QUIZ_LIMIT',
  signUp: 'attempts.sign_up',
  history: 'attempts.history',
  see: 'accounts.see_kept',
})
const A_DAY = 5

test('NAV-04 QUI-05 QUI-06 a visitor plays the five quizzes of a day from page to page, and an account keeps them', async ({
  page,
  language,
  outbox,
}) => {
  test.slow()
  const t = TEXTS[language]
  const account = ACCOUNT_WORDS[language]
  await page.goto('/')
  const part = page.getByRole('region', { name: t.quizzes })
  const played = [await part.getByRole('heading', { level: 3 }).first().innerText()]
  await part.getByRole('button', { name: `${t.play}: ${played[0]}` }).click()
  await playToReview(page, language)
  await expectAccessible(page)

  const cards = page.getByRole('main').getByRole('article')
  /** From a review to another quiz, as its links lead. */
  const openAnother = async () => {
    await page.getByRole('link', { name: t.others }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
    await expect(cards.first()).toBeVisible()
    await expectFits(page)
    const titles = await cards.getByRole('heading', { level: 2 }).allInnerTexts()
    const title = titles.find((one) => !played.includes(one)) ?? ''
    await cards.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: t.learn }).click()
    return title
  }
  while (played.length < A_DAY) {
    played.push(await openAnother())
    await playToReview(page, language)
  }

  await openAnother()
  await expect(page.getByRole('alert').filter({ hasText: t.limit })).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: t.signUp }).click()
  await signUpByMail(page, account, outbox)
  await expect(page.getByRole('status').filter({ hasText: account.signedUp })).toBeVisible()
  await page.getByRole('link', { name: t.see }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: t.history })).toBeVisible()
  await expect(cards).toHaveCount(A_DAY)
  for (const title of played) await expect(cards.filter({ hasText: title })).toHaveCount(1)
  await expectFits(page)
})

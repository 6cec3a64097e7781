import { expect, type Locator, type Page } from '@playwright/test'
import { expectFits } from './fits.ts'
import { texts } from './texts.ts'

const TEXTS = texts({
  start: 'attempts.start',
  check: 'attempts.check',
  next: 'attempts.next',
  finish: 'attempts.finish',
  review: 'attempts.review',
  bank: 'answers.bank',
})
const EMPTY_GAP = { pl: /^Luka \d+ z \d+: pusta$/, en: /^Gap \d+ of \d+: empty$/ }

/** Plays a quiz in learning mode to its review, as somebody who knows nothing: the first answer is as good as any. */
export async function playToReview(page: Page, language: 'pl' | 'en'): Promise<void> {
  const t = TEXTS[language]
  await page.getByRole('button', { name: t.start }).click()
  const finish = page.getByRole('button', { name: t.finish })
  const next = page.getByRole('button', { name: t.next, exact: true })
  for (;;) {
    await expect(page.getByRole('button', { name: t.check })).toBeVisible()
    await expectFits(page)
    await answerAny(page, language)
    await page.getByRole('button', { name: t.check }).click()
    await expect(finish.or(next)).toBeVisible()
    await expectFits(page)
    if (await finish.isVisible()) break
    await next.click()
  }
  await finish.click()
  await expect(page.getByRole('heading', { name: t.review })).toBeVisible()
  await expectFits(page)
}

/** Whatever is asked. */
export async function answerAny(page: Page, language: 'pl' | 'en'): Promise<void> {
  const question = page.getByRole('main')
  const choice = question.getByRole('radio').or(question.getByRole('checkbox')).first()
  const words = question.getByRole('group', { name: TEXTS[language].bank })
  await expect(choice.or(words).or(question.getByRole('textbox')).first()).toBeVisible()
  if (await choice.isVisible()) await choice.check({ force: true })
  else if (await words.isVisible()) await placeWords(words.getByRole('button'), question, EMPTY_GAP[language])
  else for (const field of await question.getByRole('textbox').all()) await field.fill('1')
}

async function placeWords(words: Locator, question: Locator, empty: RegExp): Promise<void> {
  const gaps = question.getByRole('button', { name: empty })
  for (let n = 0; (await gaps.count()) > 0; n += 1) {
    await words.nth(n).click()
    await gaps.first().click()
  }
}

import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { pick } from '../testing/browser/own-offers.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  heading: 'admin_nav.generator',
  look: 'quiz_import.look',
  others: 'question_generator.others',
  known: 'question_generator.known',
  edited: 'question_generator.edited',
  save: 'question_generator.save',
  prompt: 'quiz_editor.prompt',
  title: 'quiz_editor.title',
  subject: 'offers.subject',
  words: 'question_generator.source_vocabulary',
  pairs: 'question_generator.pairs',
  unreadable: 'quiz_import.refusal_PAIR_UNREADABLE',
  into: 'question_generator.into',
  send: 'question_generator.send',
  sent: 'question_generator.sent',
  approve: 'quizzes_admin.approve',
  approved: 'quizzes_admin.approved_done',
})
const MATHS = { pl: 'Matematyka', en: 'Maths' } as const

test('ADM-05 staff make questions from templates, leave some out, and list the quiz that comes of them', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  const title = `Rachunki ${language}`
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/quiz-questions-generator')
  await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
  await page.getByRole('button', { name: t.look }).click()
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(10)
  await expectAccessible(page)

  // others of the same template; one is left out, one is written anew
  const prompt = rows.first().getByRole('cell').first()
  const first = (await prompt.textContent()) ?? ''
  await page.getByRole('button', { name: t.others }).click()
  await expect(prompt).not.toHaveText(first)
  await rows.nth(1).getByRole('checkbox').uncheck()
  await rows.first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t.prompt, exact: true }).fill('Ile to jest sto?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(rows.first()).toContainText(t.edited)

  await page.getByLabel(t.title).fill(title)
  await pick(page, t.subject, MATHS[language])
  await page.locator('form').last().getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Ile to jest sto?').first()).toBeVisible()
  await expectAccessible(page)

  // what stands in it is known now; words are added to it
  await page.goto('/adminero/quiz-questions-generator')
  await page.getByRole('button', { name: t.look }).click()
  await page.getByRole('button', { name: t.others }).click()
  await expect(rows.filter({ hasText: t.known })).toHaveCount(8)
  await page.getByRole('tab', { name: t.words }).click()
  await page.getByLabel(t.pairs).fill('dog = pies\ncat = kot\nbird = ptak\nhorse = koń\nbez pary')
  await page.getByRole('button', { name: t.look }).click()
  await expect(rows.filter({ hasText: t.unreadable })).toHaveCount(1)
  await pick(page, t.into, title)
  await page.locator('form').last().getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /13/ })).toBeVisible()

  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(t.sent)).toBeVisible()
  await page.goto('/adminero/quizes-panel?state=waiting')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: t.approve, exact: true }).click()
  await expect(page.getByText(t.approved)).toBeVisible()
  await page.goto('/quizes')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

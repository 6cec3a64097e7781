import { QUIZZES } from '../seed/texts/quizzes/quizzes.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  panel: 'own_quizzes.panel',
  weeks: 'items.weeks',
  scores: 'items.scores',
  questions: 'items.questions',
  how: 'items.how',
  status: 'own_quizzes.status',
})

test('QUI-01 QUI-09 an author reads in the panel what the questions of a quiz tell', async ({
  teacher: page,
  language,
}) => {
  const t = TEXTS[language]
  const title = QUIZZES[0]?.title ?? ''
  await page.goto('/my-quizes')
  await page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: t.status }).click()
  await page.getByRole('link', { name: t.panel }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('figure', { name: t.weeks })).toBeVisible()
  await expect(page.getByRole('figure', { name: t.scores })).toBeVisible()
  const table = page.getByRole('region', { name: t.questions }).getByRole('table')
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount((QUIZZES[0]?.questions.length ?? 0) + 1)
  await page.getByText(t.how, { exact: true }).click()
  await expectAccessible(page)
})

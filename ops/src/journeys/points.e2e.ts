import type { Page } from '@playwright/test'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { callsOf } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  own: 'rewards.own',
  forQuiz: 'rewards.for_this_quiz',
  ledger: 'rewards.ledger',
  streak: 'rewards.streak',
  ranking: 'rewards.ranking',
  all: 'rewards.period_all',
  change: 'rewards.change_name',
  name: 'rewards.player_name',
  hide: 'rewards.hide_me',
  saved: 'rewards.player_saved',
  hidden: 'rewards.own_hidden',
  save: 'settings.save',
  player: 'rewards.player',
})

/** An exam at a listed quiz, with the first option for the first question that has options. */
async function takeQuiz(page: Page, n: number): Promise<{ readonly id: string; readonly quiz_id: string }> {
  const { post, get } = callsOf(page)
  const quizzes = await get<readonly { id: string }[]>('/quizzes?page_size=20')
  const quiz_id = quizzes[n]?.id ?? ''
  const { id } = await post<{ id: string }>('/attempts', { quiz_id, mode: 'exam' })
  await post(`/attempts/${id}/start`)
  const { questions } = await get<{ questions: readonly { id: string; options: readonly string[] }[] }>(
    `/attempts/${id}`,
  )
  const asked = questions.find(({ options }) => options.length > 0)
  expect(asked).toBeDefined()
  await post(`/attempts/${id}/answer`, { question_id: asked?.id, given: { choices: [0] } })
  await post(`/attempts/${id}/finish`)
  return { id, quiz_id }
}

test('QUI-07 a finished quiz says what it earned; points, streak and places are found from there', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  const { id, quiz_id } = await takeQuiz(page, 0)
  await page.goto(`/quiz/${quiz_id}-x/play?attempt=${id}`)
  const earned = page.getByRole('region', { name: t.forQuiz })
  await expect(earned.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await earned.getByRole('link', { name: t.own }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.own })).toBeVisible()
  await expect(page.getByRole('region', { name: t.streak }).getByRole('listitem')).toHaveCount(28)
  // another journey may have bought something for this person just now
  const entries = page.getByRole('region', { name: t.ledger }).getByRole('listitem')
  await expect(entries.filter({ hasText: '+' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.ranking, exact: true }).click()
  await page.getByRole('tab', { name: t.all }).click()
  await expect(page).toHaveURL(/period=all/)
  await expect(page.getByRole('tabpanel').getByRole('list').first().getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
})

test('QUI-07 whoever wants is ranked under another name, or not at all', async ({ page, language }) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  await takeQuiz(page, 1)
  await page.goto('/quiz-rankings?period=all')
  await page.getByRole('link', { name: t.change }).click()
  const section = page.getByRole('region', { name: t.player })
  await section.getByLabel(t.name).fill('Kometa Halleya')
  await section.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.goto('/quiz-rankings?period=all')
  await expect(page.getByText('Kometa Halleya').first()).toBeVisible()
  await page.getByRole('link', { name: t.change }).click()
  await section.getByLabel(t.hide).check()
  await section.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.goto('/quiz-rankings?period=all')
  await expect(page.getByText(t.hidden)).toBeVisible()
  await expect(page.getByText('Kometa Halleya')).toHaveCount(0)
  // other journeys look for this person on boards
  await page.getByRole('link', { name: t.change }).click()
  await section.getByLabel(t.hide).uncheck()
  await section.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.goto('/quiz-rankings?period=all')
  await expect(page.getByText('Kometa Halleya').first()).toBeVisible()
})

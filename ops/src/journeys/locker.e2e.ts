import type { Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { callsOf } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  locker: 'menu.locker',
  keep: 'locker.keep',
  kept: 'locker.kept',
  bought: 'locker.bought',
  preview: 'locker.preview',
  history: 'locker.history',
  show: 'profiles.show_avatar',
  photo: 'profiles.show_photo',
  shown: 'profiles.avatar_shown',
  ledger: 'rewards.ledger',
  sailor: 'locker.clothes_sailor',
})
const TEXTS = {
  pl: { ...SAID.pl, buy: /: kup za 50 punktów$/, left: /Po zakupie zostanie/, missing: /Brakuje/, crown: /^Korona/ },
  en: { ...SAID.en, buy: /: buy for 50 points$/, left: /will be left/, missing: /You need/, crown: /^Crown/ },
} as const

const avatars = (page: Page, within: string) => page.locator(`${within} img[src^="/avatars/"]`)

/** Quizzes until there are so many points. */
async function earn(page: Page, points: number): Promise<void> {
  const { get, post } = callsOf(page)
  const quizzes = await get<readonly { id: string }[]>('/quizzes?page_size=20')
  for (const { id: quiz_id } of quizzes) {
    if ((await get<{ balance: number }>('/rewards')).balance >= points) return
    const { id } = await post<{ id: string }>('/attempts', { quiz_id, mode: 'exam' })
    await post(`/attempts/${id}/start`)
    const { questions } = await get<{ questions: readonly { id: string; options: readonly string[] }[] }>(
      `/attempts/${id}`,
    )
    const asked = questions.find(({ options }) => options.length > 0)
    await post(`/attempts/${id}/answer`, { question_id: asked?.id, given: { choices: [0] } })
    await post(`/attempts/${id}/finish`)
  }
}

test('GAM-05 a part is tried on, bought and worn; another person sees the avatar where the picture stands', async ({
  page,
  teacher,
  language,
}) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  await earn(page, 50)
  await page.goto('/locker')
  await expect(page.getByRole('heading', { level: 1, name: t.locker })).toBeVisible()
  await expectAccessible(page)

  // by keyboard, from the part that is worn
  const sailor = page.getByRole('radio', { name: new RegExp(`^${t.sailor}`) })
  await sailor.focus()
  await page.keyboard.press('Space')
  const trial = page.getByRole('region', { name: t.sailor })
  await expect(trial.getByText(t.left)).toBeVisible()
  await expectAccessible(page)
  await trial.getByRole('button', { name: t.buy }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t.bought)).toBeVisible()
  await expect(trial).toBeHidden()
  await page.getByRole('button', { name: t.keep }).click()
  // a menu has the same word in English
  await expect(page.locator('[data-kind="success"]').filter({ hasText: t.kept })).toBeVisible()
  await page.getByRole('button', { name: t.show }).click()
  await expect(page.getByText(t.shown)).toBeVisible()
  if (language === 'pl') await expect(avatars(page, 'header').first()).toBeVisible()
  await expect(page.getByRole('region', { name: t.history }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  const code = await page.getByRole('img', { name: t.preview }).getAttribute('src')

  await page.goto('/points')
  await expect(page.getByRole('region', { name: t.ledger }).getByRole('listitem').first()).toContainText(t.sailor)

  await teacher.goto('/chats')
  await expect(teacher.locator(`main img[src="${code}"]`).first()).toBeVisible()

  // other journeys know this person by a photo or by initials
  await page.goto('/profile')
  await page.getByRole('button', { name: t.photo }).click()
  await expect(page.getByRole('button', { name: t.show })).toBeVisible()
  await expect(avatars(page, 'header')).toHaveCount(0)
})

test('GAM-05 who has too few points is told how many are missing, and the server takes none', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/locker')
  await page.getByRole('radio', { name: t.crown }).focus()
  await page.keyboard.press('Space')
  const trial = page.getByRole('region', { name: t.crown })
  await expect(trial.getByText(t.missing)).toBeVisible()
  await expect(trial.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t.keep })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  const { get } = callsOf(page)
  const { balance } = await get<{ balance: number }>('/rewards')
  const forged = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/locker/parts', { method: 'POST', headers, body: '{"part":"x11"}' })
    return answer.text()
  })
  expect(JSON.parse(forged).error).toMatchObject({ code: 'POINTS_MISSING', params: { missing: 600 - balance } })
  expect(await get('/locker')).toMatchObject({ balance, owned: [] })
})

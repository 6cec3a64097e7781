import type { Page } from '@playwright/test'
import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  heading: 'admin_nav.corrected_keys',
  correct: 'quiz_keys.correct',
  why: 'quiz_keys.reason',
  save: 'quiz_keys.send',
  corrected: 'quiz_keys.corrected',
  didCorrect: 'quizzes_admin.did_correct_key',
})
const WHY = 'Kolejność czynników nic nie zmienia.'

test('QUI-11 ADM-05 staff correct a key of the site’s own quiz and see how far scores have followed it', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  const title = `Mnożenie od nowa ${language}`
  await enterBackOffice(page, DEMO_ADMIN)
  const id = await listSiteQuiz(page, title)

  await page.goto(`/adminero/quizes-panel/${id}`)
  await page.getByRole('link', { name: new RegExp(`^${t.correct}.* 2$`) }).click()
  await page.getByRole('checkbox', { name: '8 · 7' }).check()
  await page.getByLabel(t.why).fill(WHY)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.corrected, { exact: true })).toBeVisible()

  await page.goto('/adminero/corrected-keys')
  await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(WHY)
  // nobody has played it: all of none have followed
  await expect(row).toContainText(': 0')
  await expectAccessible(page)
  await row.getByRole('link', { name: /^2\. / }).click()
  await expect(page.getByText(WHY).first()).toBeVisible()
  await page.goBack()
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(t.didCorrect) })).toContainText(WHY)
  await expectAccessible(page)
})

/** Three questions of the site's whose first option is right, in the public list. */
async function listSiteQuiz(staff: Page, title: string): Promise<string> {
  const post = async (path: string, data: object): Promise<string> => {
    const headers = { origin: new URL(staff.url()).origin }
    const response = await staff.request.post(`/api${path}`, { data, headers })
    expect(response.status(), await response.text()).toBe(200)
    const answered = (await response.json()) as { readonly data: { readonly id?: string } | null }
    return answered.data?.id ?? ''
  }
  const options = ['7 · 8', '8 · 7'].map((text, n) => ({ text, is_right: n === 0, stays_put: false }))
  const questions = [1, 2, 3].map((n) => ({
    level: null,
    weight: 1,
    draft: {
      prompt: `Które mnożenie daje 56? (${n})`,
      explanation: '',
      picture_alt: '',
      task: { kind: 'single', options },
    },
  }))
  const terms = { subject_id: 'maths', level: 'basic', difficulty: 2, language: 'pl', exam_minutes: null }
  const into = { title, description: 'Na rozgrzewkę.', ...terms }
  const id = await post('/admin/generator/take', { questions, into })
  await post(`/admin/site-quizzes/${id}/send`, {})
  await post(`/admin/quizzes/${id}/approve`, { version: 1 })
  return id
}

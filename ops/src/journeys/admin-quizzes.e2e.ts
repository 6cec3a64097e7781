import type { Page } from '@playwright/test'
import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { callsOf, writeQuiz } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  heading: 'admin_nav.quizes_panel',
  search: 'quizzes_admin.search',
  approve: 'quizzes_admin.approve',
  approved: 'quizzes_admin.approved_done',
  reject: 'quizzes_admin.reject',
  rejected: 'quizzes_admin.rejected_done',
  reason: 'quizzes_admin.reason',
  takeDown: 'quizzes_admin.take_down',
  takenDown: 'quizzes_admin.taken_down_done',
  restore: 'quizzes_admin.restore',
  restored: 'quizzes_admin.restored_done',
  stateTakenDown: 'own_quizzes.state_taken_down',
  didUnlist: 'quizzes_admin.did_unlist',
  didReject: 'quizzes_admin.did_reject',
  queue: 'work_queue.kind_quiz',
  toldApproved: 'notifications.title_quiz_approved',
  toldRejected: 'notifications.title_quiz_rejected',
  toldTakenDown: 'notifications.title_quiz_taken_down',
})

const REASON = 'W pytaniu 2 dwie odpowiedzi są poprawne.'
const WHY_DOWN = 'Pytania są z cudzego podręcznika.'
const WHY_BACK = 'Pytania są własne.'

test('QUI-02 ADM-02 staff approve a quiz and reject another with a reason that its author reads', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  const [good, bad] = [`Tabliczka mnożenia ${language}`, `Dzielenie przez zero ${language}`]
  await sendForReview(page, good)
  const rejected_id = await sendForReview(page, bad)

  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero')
  await page.getByRole('main').getByRole('link', { name: t.queue, exact: true }).click()
  await expect(page.getByRole('link', { name: good })).toBeVisible()
  await page.goto('/adminero/quizes-panel?state=waiting')
  await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
  await expect(page.getByRole('link', { name: bad })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel(t.search).fill('tabliczka mnozenia')
  await expect(page.getByRole('link', { name: bad })).toHaveCount(0)
  await page.getByRole('link', { name: good }).click()
  await expect(page.getByRole('heading', { level: 1, name: good })).toBeVisible()
  // with what is right and why
  await expect(page.getByText('Osiem razy siedem to 56.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.approve, exact: true }).click()
  await expect(page.getByText(t.approved)).toBeVisible()
  await expect(page.getByRole('button', { name: t.takeDown })).toBeVisible()

  await page.goto('/adminero/quizes-panel?state=waiting')
  await page.getByRole('link', { name: bad }).click()
  await page.getByRole('button', { name: t.reject, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.reason).fill(REASON)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.reject, exact: true }).click()
  await expect(page.getByText(t.rejected)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(t.didReject) })).toContainText(REASON)

  await page.goto('/notifications')
  const told = (title: string) => page.getByRole('main').getByRole('link', { name: title })
  await expect(told(t.toldApproved).filter({ hasText: good })).toBeVisible()
  await told(t.toldRejected).filter({ hasText: bad }).click()
  await expect(page).toHaveURL(new RegExp(`/my-quizes/${rejected_id}$`))
  await expect(page.getByText(REASON).first()).toBeVisible()
})

test('QUI-02 ADM-02 staff take a quiz off the list with a reason, and nobody finds it until they put it back', async ({
  teacher,
  backOffice: page,
  language,
}) => {
  const t = WORDS[language]
  const title = `Cudze zadania ${language}`
  const id = await writeQuiz(teacher, { title })
  await callsOf(teacher).post(`/my-quizzes/${id}/submit`, { version: 1 })
  await callsOf(page).post(`/admin/quizzes/${id}/approve`, { version: 1 })
  // as anybody: what the back office has read is another's
  const found = async () =>
    (await callsOf(page).get<readonly { id: string }[]>('/quizzes')).some((one) => one.id === id)
  await expect.poll(found).toBe(true)

  await page.goto(`/adminero/quizes-panel/${id}`)
  await page.getByRole('button', { name: t.takeDown }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.reason).fill(WHY_DOWN)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.takeDown }).click()
  await expect(page.getByText(t.takenDown)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(t.didUnlist) })).toContainText(WHY_DOWN)
  await expect(page.getByRole('button', { name: t.takeDown })).toHaveCount(0)
  await expect(page.getByRole('banner').or(page.getByRole('main')).getByText(t.stateTakenDown).first()).toBeVisible()

  await teacher.goto('/notifications')
  const told = teacher.getByRole('main').getByRole('link', { name: t.toldTakenDown })
  await expect(told.filter({ hasText: title })).toBeVisible()
  await expect.poll(found).toBe(false)

  await page.getByRole('button', { name: t.restore }).click()
  await dialog.getByLabel(t.reason).fill(WHY_BACK)
  await dialog.getByRole('button', { name: t.restore }).click()
  await expect(page.getByText(t.restored)).toBeVisible()
  await expect.poll(found).toBe(true)
})

/** A quiz of three questions, as the editor's own calls would write and send it. */
async function sendForReview(page: Page, title: string): Promise<string> {
  const post = async (path: string, body: object): Promise<string> => {
    const headers = { origin: new URL(page.url()).origin }
    const answer = await page.request.post(`/api${path}`, { data: body, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
    const { data } = (await answer.json()) as { readonly data: { readonly id?: string } | null }
    return data?.id ?? ''
  }
  const terms = { subject_id: 'maths', level: 'basic', difficulty: 2, language: 'pl', exam_minutes: null }
  const id = await post('/my-quizzes', { title, description: 'Na rozgrzewkę.', ...terms })
  let after: string | null = null
  for (const prompt of ['Ile to $8 \\cdot 7$?', 'Ile to 7 razy 8?', 'Ile to 56 razy 1?']) {
    const options = ['54', '56', '58'].map((text) => ({ text, is_right: text === '56', stays_put: false }))
    const content = {
      prompt,
      explanation: 'Osiem razy siedem to 56.',
      picture_alt: '',
      task: { kind: 'single', options },
    }
    after = await post(`/my-quizzes/${id}/questions`, { level: null, weight: 1, picture_id: null, content, after })
  }
  await post(`/my-quizzes/${id}/freeze`, {})
  await post(`/my-quizzes/${id}/submit`, { version: 1 })
  return id
}

import { MINUTE } from '@kredka/contracts/kernel/durations'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { openLink } from '../testing/browser/accounts.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { SITE_MS } from '../testing/browser/log-server.ts'
import { callsOf, writeQuiz } from '../testing/browser/quizzes.ts'
import { startSiteUnderTest } from '../testing/browser/site-under-test.ts'
import { test as base, expect } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  ask: 'quiz_requests.ask',
  teacher: 'quiz_requests.teacher',
  subject: 'offers.subject',
  words: 'quiz_requests.words',
  send: 'quiz_requests.send',
  asked: 'quiz_requests.asked',
  open: 'quiz_requests.state_open',
  assigned: 'quiz_requests.state_assigned',
  declined: 'quiz_requests.state_declined',
  decline: 'quiz_requests.decline',
  reason: 'quiz_requests.reason',
  seeQuiz: 'quiz_requests.see_quiz',
  logIn: 'quiz_requests.link_log_in',
  notOwn: 'quiz_requests.link_not_own',
  badLink: 'quiz_requests.bad_link',
  assign: 'assignments.assign',
  quiz: 'assignments.quiz',
  history: 'quiz_requests.history',
  begin: 'assignments.begin',
})
const SUBJECT = { pl: 'Matematyka', en: 'Maths' } as const

/** A site of its own: its time passes, and mails with it. */
const test = base.extend<object, { readonly site: Awaited<ReturnType<typeof startSiteUnderTest>> }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSiteUnderTest()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_MS },
  ],
})
test.setTimeout(180_000)

test('QUI-10 a student asks a teacher for a quiz; from the link of the mail the teacher assigns one, or declines', async ({
  page,
  teacher,
  site,
  language,
  faults,
}) => {
  // a link that opens nothing is asked for and refused
  faults.allow(/status of 4(10|04|22|00)/)
  const t = TEXTS[language]
  const WORDS = `Ułamki przed kartkówką (${language})`
  await logInAs(page, DEMO_STUDENT)
  await teacher.goto('/dashboard')
  const title = `Ułamki ${language}`
  await writeQuiz(teacher, { title })
  const { userId, userName } = await callsOf(teacher).get<{ userId: string; userName: string }>('/auth/check')

  // from the teacher’s page
  await page.goto(pathOf('teachers.teacher', language, { id: userId }))
  await page.getByRole('button', { name: t.ask }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: t.teacher })).toHaveValue(userName)
  await dialog.getByRole('combobox', { name: t.subject }).click()
  await page.getByRole('option', { name: SUBJECT[language], exact: true }).click()
  await dialog.getByRole('textbox', { name: t.words }).fill(WORDS)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(t.asked)).toBeVisible()
  await page.goto('/my-quiz-requests')
  const card = page.getByRole('article').filter({ hasText: WORDS })
  await expect(card.getByText(t.open)).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('link').click()
  await expect(page.getByText(WORDS)).toBeVisible()
  const request = new URL(page.url()).pathname

  // the mail follows the notice after a while; whoever is not logged in learns what it is, and no more
  const told = async () => (await callsOf(teacher).get<readonly { type: string }[]>('/notifications'))[0]?.type
  await expect.poll(told).toBe('quiz_requested')
  await site.pass(6 * MINUTE)
  const link = await site.outbox.linkTo(DEMO_TEACHER, 'rq=')
  await openLink(page, link)
  await expect(page.getByText(t.notOwn)).toBeVisible()
  await page.context().clearCookies()
  await openLink(page, link)
  await expect(page.getByRole('link', { name: t.logIn })).toBeVisible()
  await expect(page.getByText(WORDS)).toHaveCount(0)
  await expectAccessible(page)

  await openLink(teacher, link)
  await expect(teacher).toHaveURL(new RegExp(`${request}$`))
  await expect(teacher.getByText(WORDS)).toBeVisible()
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: t.assign }).click()
  await teacher.getByRole('combobox', { name: t.quiz }).click()
  await teacher.getByRole('option', { name: title }).click()
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: /^(Zadaj|Assign)$/ }).click()
  await expect(teacher.getByRole('link', { name: t.seeQuiz })).toBeVisible()
  await expect(teacher.getByRole('region', { name: t.history }).getByText(t.assigned)).toBeVisible()

  await logInAs(page, DEMO_STUDENT)
  await page.goto(request)
  await page.getByRole('link', { name: t.seeQuiz }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('button', { name: t.begin })).toBeVisible()

  // another one is declined, with a reason that the student reads
  const body = { teacher_id: userId, subject_id: 'maths', level: 'any', words: `Drugi quiz (${language})` }
  const { id } = await callsOf(page).post<{ id: string }>('/quiz-requests', body)
  await teacher.goto('/quiz-requests')
  await teacher.getByRole('article').filter({ hasText: body.words }).getByRole('link').click()
  await teacher.getByRole('button', { name: t.decline }).click()
  await teacher.getByRole('dialog').getByRole('textbox', { name: t.reason }).fill('Zrobimy to na lekcji.')
  await teacher.getByRole('dialog').getByRole('button', { name: t.decline }).click()
  await expect(teacher.getByText(t.declined, { exact: true })).toBeVisible()
  await page.goto(`/quiz-requests/${id}`)
  await expect(page.getByRole('paragraph').filter({ hasText: 'Zrobimy to na lekcji.' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/quiz-requests/open?rq=0123456789012345678901234567890123456789')
  await expect(page.getByRole('heading', { name: t.badLink })).toBeVisible()
})

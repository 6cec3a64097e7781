import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { pick } from '../testing/browser/own-offers.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  heading: 'quiz_import.heading',
  text: 'quiz_import.text',
  look: 'quiz_import.look',
  essay: 'quiz_import.refusal_ESSAY',
  file: 'quiz_import.file',
  title: 'quiz_editor.title',
  subject: 'offers.subject',
  begin: 'quiz_editor.begin',
  none: 'quiz_import.none_chosen',
  questions: 'admin_nav.quiz_questions',
  search: 'quizzes_admin.search_questions',
})
const MATHS = { pl: 'Matematyka', en: 'Maths' } as const

const BROKEN = `Stolicą Polski jest {=Warszawa ~Kraków ~Łódź}.

Napisz, co o tym myślisz. {}

Ile to pół? {#0.5:0.1}

Rzeka nad Krakowem? {=Wisła}
`

test('QUI-02 a broken file names what it refuses, the rest becomes a quiz, and its export is known again', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/my-quizes')
  await page.getByRole('link', { name: t.heading }).click()
  await page.getByLabel(t.text).fill(BROKEN)
  await page.getByRole('button', { name: t.look }).click()
  await expect(page.getByText(t.essay)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByLabel(t.title).fill(`Quiz z pliku ${language}`)
  await pick(page, t.subject, MATHS[language])
  await page.getByRole('button', { name: t.begin }).click()
  await expect(page).toHaveURL(/\/edit/)

  const id = /quizes\/(\w{26})\/edit/.exec(page.url())?.[1] ?? ''
  const file = () => page.request.get(`/api/my-quizzes/${id}/export.gift`)
  // asked for outside the page, which would have waited for what it has written
  await expect.poll(async () => (await file()).status()).toBe(200)
  const exported = await file()
  await page.getByRole('link', { name: t.heading }).click()
  const buffer = await exported.body()
  await page.getByLabel(t.file).setInputFiles({ name: 'quiz.gift', mimeType: 'text/plain', buffer })
  await page.getByRole('button', { name: t.look }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page.getByText(t.none)).toBeVisible()
})

test('ADM-02 staff search the questions of all quizzes', ONCE, async ({ page, language }) => {
  const t = WORDS[language]
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/quiz-questions')
  await expect(page.getByRole('heading', { level: 1, name: t.questions })).toBeVisible()
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(t.search).fill('zzzz nie ma')
  await expect(page.locator('tbody tr')).toHaveCount(0)
})

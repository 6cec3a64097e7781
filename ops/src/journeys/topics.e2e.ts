import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  heading: 'topics.heading',
  create: 'topics.create',
  title: 'topics.title',
  subject: 'offers.subject',
  save: 'topics.save',
  required: 'form.required',
  add: 'topics.add_exercise',
  question: 'topics.question',
  answer: 'topics.answer',
  send: 'topics.send',
  waiting: 'topics.state_waiting',
  approve: 'topics_admin.approve',
  approved: 'topics_admin.approved_done',
  takeDown: 'topics_admin.take_down',
  reason: 'topics_admin.reason',
  rejected: 'topics_admin.rejected_done',
  visible: 'topics.state_approved',
})

const TEXTS = {
  pl: {
    ...SAID.pl,
    maths: 'Matematyka',
    search: /^Szukaj w zadaniach/,
    didApprove: /\bZatwierdzono\b/,
    because: /Przepisane z podręcznika/,
    told: /Zadanie wymaga poprawek/,
  },
  en: {
    ...SAID.en,
    maths: 'Maths',
    search: /^Search exercises/,
    didApprove: /\bApproved\b/,
    because: /Przepisane z podręcznika/,
    told: /Your exercise needs changes/,
  },
} as const

test('TOP-01 ADM-02 a teacher writes a topic with an exercise, staff approve it and take it down with a reason', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  const title = `Funkcja kwadratowa ${language}`
  const question = `Wyznacz wierzchołek paraboli y = x² − 4x + 3 (${language}).`
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/my-topics')
  await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible()
  await page.getByRole('button', { name: t.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(dialog.getByText(t.required).first()).toBeVisible()
  await dialog.getByLabel(t.title).fill(title)
  await dialog.getByRole('combobox', { name: t.subject }).click()
  await page.getByRole('option', { name: t.maths }).click()
  await dialog.getByRole('button', { name: t.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const address = page.url()

  await page.getByRole('button', { name: t.add }).click()
  await page.getByRole('dialog').getByLabel(t.question).fill(question)
  await page.getByRole('dialog').getByLabel(t.answer).fill('(2, −1)')
  await page.getByRole('dialog').getByRole('button', { name: t.send }).click()
  const card = page.getByRole('article').filter({ hasText: question })
  await expect(card.getByText(t.waiting)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/my-topics')
  const topic = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
  await expect(topic).toContainText(t.waiting.toLowerCase())
  await expectAccessible(page)

  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/exercises')
  await page.getByLabel(t.search).fill('wierzcholek')
  await page.getByRole('link', { name: question }).click()
  await expect(page.getByRole('main').getByText('(2, −1)')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.approve }).click()
  await expect(page.getByText(t.approved)).toBeVisible()
  await page.goto(address)
  await expect(card.getByText(t.visible, { exact: true })).toBeVisible()

  await page.goto('/adminero/exercises')
  await page.getByRole('link', { name: question }).click()
  await expect(page.getByRole('main').getByText('(2, −1)')).toBeVisible()
  // who decided before
  await expect(page.getByRole('row', { name: t.didApprove })).toContainText(DEMO_ADMIN)
  await page.getByRole('button', { name: t.takeDown }).click()
  const reason = page.getByRole('dialog')
  await reason.getByLabel(t.reason).fill('Przepisane z podręcznika.')
  await reason.getByRole('button', { name: t.takeDown }).click()
  await expect(page.getByText(t.rejected)).toBeVisible()
  await page.goto(address)
  await expect(card.getByText(t.because)).toBeVisible()
  // the teacher was told, with the reason, and is one click away from it
  await page.goto('/notifications')
  const told = page.getByRole('main').getByRole('link', { name: t.told }).filter({ hasText: question })
  await expect(told).toContainText('Przepisane z podręcznika.')
  await told.click()
  await expect(page).toHaveURL(address)
})

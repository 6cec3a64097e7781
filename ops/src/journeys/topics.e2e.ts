import { DEMO_ADMIN, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'

const TEXTS = {
  pl: {
    heading: 'Moje tematy',
    create: 'Dodaj temat',
    title: 'Tytuł',
    subject: 'Przedmiot',
    maths: 'Matematyka',
    save: 'Zapisz',
    required: 'To pole jest wymagane',
    add: 'Dodaj zadanie',
    question: 'Treść zadania',
    answer: 'Odpowiedź',
    send: 'Wyślij do sprawdzenia',
    waiting: 'Czeka na sprawdzenie',
    search: /^Szukaj w zadaniach/,
    approve: 'Zatwierdź',
    approved: 'Zatwierdzono zadanie',
    takeDown: 'Wycofaj',
    reason: 'Powód',
    rejected: 'Odrzucono zadanie',
    didApprove: /\bZatwierdzono\b/,
    visible: 'Widoczne',
    because: /Przepisane z podręcznika/,
    told: /Zadanie wymaga poprawek/,
  },
  en: {
    heading: 'My topics',
    create: 'Add a topic',
    title: 'Title',
    subject: 'Subject',
    maths: 'Maths',
    save: 'Save',
    required: 'This field is required',
    add: 'Add an exercise',
    question: 'Question',
    answer: 'Answer',
    send: 'Send for checking',
    waiting: 'Awaits checking',
    search: /^Search exercises/,
    approve: 'Approve',
    approved: 'The exercise was approved',
    takeDown: 'Take down',
    reason: 'Reason',
    rejected: 'The exercise was rejected',
    didApprove: /\bApproved\b/,
    visible: 'Visible',
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
  await page.getByRole('button', { name: question }).click()
  await expect(page.getByRole('dialog').getByText('(2, −1)')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: t.approve }).click()
  await expect(page.getByText(t.approved)).toBeVisible()
  await page.goto(address)
  await expect(card.getByText(t.visible, { exact: true })).toBeVisible()

  await page.goto('/adminero/exercises')
  await page.getByRole('button', { name: question }).click()
  // who decided before
  await expect(page.getByRole('dialog').getByRole('row', { name: t.didApprove })).toContainText(DEMO_ADMIN)
  await page.getByRole('dialog').getByRole('button', { name: t.takeDown }).click()
  const reason = page.getByRole('dialog').last()
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

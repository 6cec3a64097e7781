import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'

const TEXTS = {
  pl: {
    problems: 'Zgłoszenia do lekcji',
    search: 'Szukaj po nazwisku albo identyfikatorze',
    untouched: 'Nikt z zespołu jeszcze tu nie zaglądał.',
    read: 'Pokaż dowody',
    reason: 'Powód',
    required: 'To pole jest wymagane',
    happened: 'Przebieg',
    wasRead: /Pokazano dowody/,
    decide: 'Rozstrzygnij',
    held: 'Lekcja się odbyła.',
    decided: 'Zgłoszenie rozstrzygnięte',
    wasDecided: /Rozstrzygnięto/,
  },
  en: {
    problems: 'Lesson problems',
    search: 'Search by name or id',
    untouched: 'Nobody of the staff has looked into it yet.',
    read: 'Show the evidence',
    reason: 'Reason',
    required: 'This field is required',
    happened: 'What happened',
    wasRead: /Evidence shown/,
    decide: 'Decide',
    held: 'The lesson took place.',
    decided: 'The report is decided',
    wasDecided: /Decided/,
  },
} as const

test('LES-04 ADM-02 ADM-03 staff read the evidence of a reported lesson for a reason, and decide with one; who did it stands there', async ({
  page,
  language,
}) => {
  const t = TEXTS[language]
  const main = page.getByRole('main')
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto('/adminero/lesson-problems?state=waiting')
  await expect(page.getByRole('heading', { level: 1, name: t.problems })).toBeVisible()
  await page.getByLabel(t.search).fill('Kępa')
  const row = page.getByRole('row', { name: /Aleksander Kępa/ })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link').first().click()

  await expect(main.getByText(t.untouched)).toBeVisible()
  await main.getByRole('button', { name: t.read }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.read }).click()
  await expect(dialog.getByText(t.required)).toBeVisible()
  await dialog.getByLabel(t.reason).fill('Dwie wersje zdarzeń')
  await dialog.getByRole('button', { name: t.read }).click()
  await expect(main.getByRole('heading', { name: t.happened })).toBeVisible()
  await expect(main.getByRole('row', { name: t.wasRead })).toContainText(DEMO_ADMIN)
  await expectAccessible(page)

  await main.getByRole('button', { name: t.decide, exact: true }).click()
  await dialog.getByRole('radio', { name: t.held, exact: true }).check()
  await dialog.getByRole('button', { name: t.decide, exact: true }).click()
  await expect(dialog.getByText(t.required)).toBeVisible()
  await dialog.getByLabel(t.reason).fill('Zapis spotkania pokazuje całą godzinę.')
  await dialog.getByRole('button', { name: t.decide, exact: true }).click()
  await expect(page.getByText(t.decided)).toBeVisible()
  await expect(main.getByRole('row', { name: t.wasDecided })).toContainText('Zapis spotkania')
  await expect(main.getByRole('button', { name: t.decide, exact: true })).toBeHidden()
})

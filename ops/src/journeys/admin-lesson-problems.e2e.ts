import { DEMO_ADMIN } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  problems: 'lessons_admin.problems',
  search: 'lessons_admin.search',
  untouched: 'lessons_admin.no_history',
  read: 'lessons_admin.read',
  reason: 'back_office.reason',
  required: 'form.required',
  happened: 'lessons_admin.events',
  decide: 'lessons_admin.decide',
  held: 'lessons.outcome_held',
  decided: 'lessons_admin.decided',
})

const TEXTS = {
  pl: { ...SAID.pl, wasRead: /Pokazano dowody/, wasDecided: /Rozstrzygnięto/ },
  en: { ...SAID.en, wasRead: /Evidence shown/, wasDecided: /Decided/ },
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

import { DEMO_ADMIN, DEMO_COLLEAGUE, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { enterBackOffice, logInAs } from '../testing/browser/log-in.ts'
import { submitOffer } from '../testing/browser/own-offers.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const WORDS = texts({
  reject: 'admin.reject',
  activate: 'admin.activate',
  activated: 'admin.activated',
  didActivate: 'admin.decision_activated',
  reason: 'admin.reject_reason',
  takeDown: 'admin.take_down',
  kept: 'back_office.kept_reason',
  over: 'back_office.no_longer',
  drop: 'back_office.drop_reason',
  close: 'ui.close',
})

const REASON = 'Opis nie mówi, dla kogo są zajęcia.'

test('ADM-02 of two colleagues one decides while the other writes: the half-written reason stays, over a reload and a login too', async ({
  page,
  another,
  language,
}) => {
  const t = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  const id = await submitOffer(page, `Pochodne spokojnie ${language}`)
  await enterBackOffice(page, DEMO_ADMIN)
  const colleague = await another()
  await enterBackOffice(colleague, DEMO_COLLEAGUE)
  const dialog = page.getByRole('dialog')
  await page.goto(`/adminero/offer-requests/${id}`)
  await page.getByRole('button', { name: t.reject, exact: true }).click()
  await dialog.getByLabel(t.reason).fill(REASON)
  await page.reload()
  await page.getByRole('button', { name: t.reject, exact: true }).click()
  await expect(dialog.getByLabel(t.reason)).toHaveValue(REASON)

  await colleague.goto(`/adminero/offer-requests/${id}`)
  // each reads that the other has it open, until they leave
  const also = (name: string) =>
    new RegExp(`^${name} ${language === 'pl' ? 'też to ogląda' : 'is looking at this too'}`)
  await expect(page.getByText(also(DEMO_COLLEAGUE))).toBeVisible()
  await expect(colleague.getByText(also(DEMO_ADMIN))).toBeVisible()
  await colleague.goto('/adminero/queue')
  await expect(page.getByText(also(DEMO_COLLEAGUE))).toBeHidden()
  await colleague.goto(`/adminero/offer-requests/${id}`)
  await colleague.getByRole('button', { name: t.activate, exact: true }).click()
  await expect(colleague.getByText(t.activated)).toBeVisible()

  // the page of who writes hears of it by itself
  await expect(dialog.getByText(t.over)).toBeVisible()
  await expect(dialog).toContainText(`${DEMO_COLLEAGUE}: ${t.didActivate}`)
  await expect(dialog.getByLabel(t.reason)).toHaveValue(REASON)
  await expect(dialog.getByRole('button', { name: t.reject, exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.close }).last().click()
  await expect(dialog).toBeHidden()
  // as if the session had expired
  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/adminero\/login/)
  await enterBackOffice(page, DEMO_ADMIN)
  await page.goto(`/adminero/offer-requests/${id}`)
  await page.getByRole('button', { name: t.kept }).click()
  await expect(dialog.getByLabel(t.reason)).toHaveValue(REASON)
  await dialog.getByRole('button', { name: t.drop }).click()
  await expect(page.getByRole('button', { name: t.takeDown, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t.kept })).toHaveCount(0)
})

import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { DESCRIPTION, OFFER_WORDS, pick, submitOffer } from '../testing/browser/own-offers.ts'
import { expect, test } from '../testing/browser/test.ts'

test('OFR-01 OFR-02 OFR-03 an offer in four steps, kept through a reload, waits for review', async ({
  page,
  language,
}) => {
  const t = OFFER_WORDS[language]
  const title = `Matematyka do matury ${language}`
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/create-offer')

  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByText(t.tooFew)).toBeVisible()
  await expect(page.getByRole('textbox', { name: t.title })).toBeFocused()
  await page.getByRole('textbox', { name: t.title }).fill(title)
  await pick(page, t.subject, t.maths)
  await page.getByRole('textbox', { name: t.description }).fill(DESCRIPTION)
  await page.getByRole('button', { name: t.online }).click()
  await page.getByRole('button', { name: t.studentHouse }).click()
  await pick(page, t.city, 'Kraków', 'krak')

  await page.reload()
  await expect(page.getByText(t.restored)).toBeVisible()
  await expect(page.getByRole('textbox', { name: t.title })).toHaveValue(title)
  await expect(page.getByRole('combobox', { name: t.city })).toHaveValue('Kraków')
  await page.getByRole('button', { name: t.next }).click()

  await expect(page.getByRole('heading', { name: t.prices })).toBeFocused()
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByText(t.missingPrice)).toBeVisible()
  // the hour stays: it can be neither removed nor made another length
  const removals = page.getByRole('button', { name: t.removePrice })
  await expect(removals).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: t.length })).toBeDisabled()
  await page.getByRole('textbox', { name: t.price }).pressSequentially('8a,0')
  await expect(page.getByRole('textbox', { name: t.price })).toHaveValue('80')
  await page.getByRole('button', { name: t.addPrice }).click()
  await expect(removals).toHaveCount(1)
  await page.getByRole('textbox', { name: t.price }).last().fill('90')
  await page.getByRole('button', { name: t.next }).click()
  const cheaper = page.getByRole('alert').filter({ hasText: t.cheaper })
  await expect(cheaper).toBeVisible()
  await page.getByRole('textbox', { name: t.price }).last().fill('65')
  await expect(cheaper).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.next }).click()

  await expect(page.getByRole('heading', { name: t.hours })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: t.prices })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByRole('alert')).toHaveText(t.chooseGroup)
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: t.next }).click()

  await expect(page.getByRole('heading', { name: t.summary })).toBeVisible()
  await expect(page.getByText(title)).toBeVisible()
  await expect(page.getByText(DESCRIPTION)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.send }).click()
  await expect(page).toHaveURL(/\/my-offers$/)
  await expect(page.getByText(t.sent)).toBeVisible()
  const row = page.getByRole('article').filter({ hasText: title })
  await expect(row).toContainText(t.waiting)
  await page.goto('/create-offer')
  await expect(page.getByRole('textbox', { name: t.title })).toHaveValue('')
})

test('OFR-03 an own offer is previewed, edited and removed', async ({ page, language }) => {
  const t = OFFER_WORDS[language]
  const title = `Geometria od podstaw ${language}`
  await logInAs(page, DEMO_TEACHER)
  await submitOffer(page, title)
  await page.goto('/my-offers')
  const row = page.getByRole('article').filter({ hasText: title })
  await expectAccessible(page)
  await row.getByRole('link', { name: t.preview }).click()
  await expect(page.getByText(t.notVisible)).toBeVisible()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.edit }).click()
  await page.getByRole('textbox', { name: t.title }).fill(`${title}, 2031`)
  for (const step of [t.prices, t.hours, t.summary]) {
    await page.getByRole('button', { name: t.next }).click()
    await expect(page.getByRole('heading', { name: step, level: 2 })).toBeVisible()
  }
  await page.getByRole('button', { name: t.send }).click()
  const edited = page.getByRole('article').filter({ hasText: `${title}, 2031` })
  await expect(edited).toContainText(t.waiting)

  await edited.getByRole('button', { name: t.remove }).click()
  await page.getByRole('dialog', { name: t.removeOffer }).getByRole('button', { name: t.remove }).click()
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0)
})

test('OFR-01 a draft can be thrown away', async ({ page, language }) => {
  const t = OFFER_WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/create-offer')
  await page.getByRole('textbox', { name: t.title }).fill('Tego nie chcę')
  await page.reload()
  await page.getByRole('button', { name: t.discard }).click()
  await expect(page.getByRole('textbox', { name: t.title })).toHaveValue('')
  await page.reload()
  await expect(page.getByRole('textbox', { name: t.title })).toHaveValue('')
  await expect(page.getByText(t.restored)).toBeHidden()
})

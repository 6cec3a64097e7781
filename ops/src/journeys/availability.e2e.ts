import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { groupCard, OFFER_WORDS } from '../testing/browser/own-offers.ts'
import { expect, test } from '../testing/browser/test.ts'

test('AVL-01 a teacher types hours, learns what is wrong with them and saves a group', async ({ page, language }) => {
  const t = OFFER_WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/availability')
  await page.getByRole('link', { name: t.newGroup }).click()
  await page.getByRole('textbox', { name: t.groupName }).fill('Popołudnia')
  await page.getByRole('button', { name: t.addHours }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.monday }).click()
  await dialog.getByRole('button', { name: t.wednesday }).click()
  await dialog.getByLabel(t.from, { exact: true }).fill('16')
  await dialog.getByLabel(t.to, { exact: true }).fill('16:30')
  await dialog.getByRole('button', { name: t.setHours }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t.tooShort)
  await dialog.getByLabel(t.to, { exact: true }).fill('1902')
  await dialog.getByRole('button', { name: t.setHours }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `${t.monday}, 16:00–19:00` })).toBeVisible()
  await expect(page).toHaveURL(/\/availability\/new$/)
  await page.getByRole('button', { name: t.addDate }).click()
  await page.getByLabel(t.date).fill('2031-12-24')
  await page.getByLabel(t.dayOff).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.saveHours }).click()
  await expect(page).toHaveURL(/\/availability$/)
  const card = groupCard(page, 'Popołudnia')
  await expect(card).toContainText('6')
  await expectAccessible(page)

  await card.getByRole('link', { name: t.changeHours }).click()
  await expect(page.getByLabel(t.date)).toHaveValue('2031-12-24')
  const entry = page.getByRole('button', { name: `${t.monday}, 16:00–19:00` })
  await entry.press('ArrowDown')
  await page.getByRole('button', { name: `${t.monday}, 16:05–19:05` }).press('Delete')
  await page.getByRole('button', { name: t.saveHours }).click()
  await expect(groupCard(page, 'Popołudnia')).toContainText('3')
  await groupCard(page, 'Popołudnia').getByRole('button', { name: t.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.remove }).click()
  await expect(groupCard(page, 'Popołudnia')).toHaveCount(0)
})

test('AVL-01 hours are drawn in the week, by mouse or finger', async ({ page, language, isMobile }) => {
  const t = OFFER_WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/availability/new')
  const monday = page.getByRole('group', { name: t.monday })
  const box = await monday.boundingBox()
  if (box === null) throw new Error('the week is not there')
  const x = box.x + box.width / 2
  // ninety pixels are an hour
  const y = (hour: number) => box.y + hour * 90
  if (isMobile) {
    await page.touchscreen.tap(x, y(9) + 10)
    await expect(page.getByRole('button', { name: `${t.monday}, 09:00–10:00` })).toBeVisible()
    return
  }
  await page.mouse.move(x, y(8.5))
  await page.mouse.down()
  await page.mouse.move(x, y(10), { steps: 4 })
  await page.mouse.up()
  const entry = page.getByRole('button', { name: `${t.monday}, 08:30–10:00` })
  await expect(entry).toBeVisible()
  await page.mouse.move(x, y(9.25))
  await page.mouse.down()
  await page.mouse.move(x, y(9.75) + 3, { steps: 4 })
  await page.mouse.up()
  await expect(page.getByRole('button', { name: `${t.monday}, 09:00–10:30` })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

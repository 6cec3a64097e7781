import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  daily: 'games.daily',
  play: 'games.daily_play',
  isOpen: 'games.is_open',
  goOn: 'games.go_on',
  open: 'games.daily_open',
  giveUp: 'games.give_up',
  ranking: 'games.daily_ranking',
  unranked: 'games.daily_unranked',
  signUp: 'games.sign_up',
  played: 'games.daily_played',
})

test('GAM-04 NAV-08 the challenge of the day is begun from the dashboard, gone on with after a break, and used up', async ({
  page,
  another,
  language,
}, info) => {
  const t = TEXTS[language]
  await logInAs(page, DEMO_STUDENT)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: t.daily }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.daily })).toBeVisible()
  await expect(page.getByRole('button', { name: t.play })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('daily.png'), fullPage: true })
  await page.getByRole('button', { name: t.play }).click()
  await expect(page).toHaveURL(/run=/)
  const address = page.url()
  // another page of the same person finds the same run
  await page.goto('/games')
  await expect(page.getByText(t.isOpen).first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('menu.png'), fullPage: true })
  await page.goto('/games/daily')
  await expect(page.getByText(t.open)).toBeVisible()
  await page.getByRole('link', { name: t.goOn }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: t.giveUp }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.giveUp }).click()
  await page.getByRole('link', { name: t.ranking }).click()
  await expect(page.getByText(t.unranked)).toBeVisible()
  await expect(page.getByRole('button', { name: t.play })).toHaveCount(0)
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('used.png'), fullPage: true })
  await page.goto('/dashboard')
  await expect(page.getByText(t.played)).toBeVisible()
  await page.screenshot({ path: info.outputPath('dashboard.png'), fullPage: true })
  const visitor = await another()
  await visitor.goto('/games/daily')
  await expect(visitor.getByRole('button', { name: t.signUp })).toBeVisible()
})

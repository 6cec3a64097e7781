import type { Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../seed/demo.ts'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS } from '../testing/browser/accounts.ts'
import { answerOf, joinRoom, openRoom, tap } from '../testing/browser/quiz-rooms.ts'
import { scan } from '../testing/browser/scan.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  begin: 'quiz_rooms.begin',
  close: 'quiz_rooms.close_question',
  next: 'quiz_rooms.next',
  skip: 'quiz_rooms.skip',
  toFinish: 'quiz_rooms.to_finish',
  sent: 'quiz_rooms.sent',
  right: 'attempts.outcome_right',
  wrong: 'attempts.outcome_wrong',
  qr: 'quiz_rooms.qr_label',
  distribution: 'quiz_rooms.distribution',
  board: 'quiz_rooms.board',
  podium: 'quiz_rooms.podium',
  review: 'attempts.review',
  table: 'quiz_rooms.table',
  replay: 'quiz_rooms.replay',
  moment: 'quiz_rooms.moment',
  offline: 'quiz_rooms.line_lost',
  ownRooms: 'quiz_rooms.own_rooms',
  keep: 'quiz_rooms.claim_sign_up',
  logIn: 'auth.login',
  claimed: 'quiz_rooms.claimed',
  screen: 'quiz_rooms.open_screen',
})

test('ROO-01 ROO-02 ROO-04 a class plays: a phone, a keyboard, a player without motion, the wall, and their teacher', async ({
  teacher,
  another,
  language,
}) => {
  test.setTimeout(180_000)
  const t = TEXTS[language]
  const path = await openRoom(teacher, language, { title: 'Tabliczka mnożenia' })
  await expectAccessible(teacher)
  const [phone, keys, calm] = [
    await another({ viewport: { width: 360, height: 740 } }),
    await another(),
    await another({ reducedMotion: 'reduce' }),
  ]
  const code = await scan(teacher.getByRole('img', { name: t.qr }))
  expect(code).toBe(new URL(path, teacher.url()).href)
  await phone.goto(path)
  await expectAccessible(phone)
  await joinRoom(phone, language, code ?? '', 'Ala')
  await joinRoom(keys, language, path, 'Olek')
  await joinRoom(calm, language, path, 'Zuzia')

  const wall = await another({ viewport: { width: 1920, height: 1080 } })
  const address = await teacher.getByRole('link', { name: t.screen }).getAttribute('href')
  await wall.goto(address ?? '')
  await expect(wall.getByText('Zuzia')).toBeVisible()
  expect(await scan(wall.getByRole('img', { name: t.qr }))).toBe(code)
  await expectAccessible(wall)
  expect(await wall.evaluate(SMALLEST)).toBeGreaterThanOrEqual(48)

  await teacher.getByRole('button', { name: t.begin }).click()
  // told when it is read: nothing can be chosen yet
  await expect(phone.getByRole('heading', { level: 1, name: '6 · 7' })).toBeVisible()
  await expect(wall.getByRole('heading', { level: 1, name: '6 · 7' })).toBeVisible()
  await tap(phone, '42')
  await expect(phone.getByText(t.sent).last()).toBeVisible()
  await expectAccessible(phone)
  await keys.keyboard.press(String(await keyOf(keys, '48')))
  await expect(keys.getByText(t.sent).last()).toBeVisible()
  await tap(calm, '42')
  // all have answered: it closes by itself
  await expect(phone.getByText(t.right).last()).toBeVisible()
  await expect(keys.getByText(t.wrong).last()).toBeVisible()
  await expect(wall.getByRole('list', { name: t.distribution })).toContainText('42')
  await expect(wall.getByRole('list', { name: t.board }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(wall)
  await expectAccessible(teacher)

  await teacher.getByRole('button', { name: t.next }).click()
  await expect(phone.getByRole('heading', { level: 1, name: '9 · 8' })).toBeVisible()
  await teacher.getByRole('button', { name: t.skip }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'jedna druga' })).toBeVisible()
  await teacher.getByRole('button', { name: t.close }).click()
  await teacher.getByRole('button', { name: t.toFinish }).click()

  await expect(phone.getByRole('list', { name: t.podium })).toContainText('Ala')
  await expect(phone.getByRole('heading', { name: t.review })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t.replay }).click()
  await phone.getByRole('slider', { name: t.moment }).press('End')
  await expect(phone.getByText('6 · 7')).toHaveCount(1)
  await expect(wall.getByRole('list', { name: t.podium })).toContainText('Ala')
  await expect(teacher.getByRole('row')).toHaveCount(4)
  await teacher.getByRole('button', { name: t.replay }).click()
  await teacher.getByRole('slider', { name: t.moment }).press('End')
  const file = teacher.waitForEvent('download')
  await teacher.getByRole('link', { name: t.table }).first().click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  await teacher.goto('/quiz-rooms')
  await expect(teacher.getByRole('region', { name: t.ownRooms })).toContainText('Tabliczka mnożenia')
  await expectAccessible(teacher)
})

/** The digit that chooses an answer. */
async function keyOf(player: Page, name: string): Promise<number> {
  const all = await player
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((one) => one.closest('label')?.textContent))
  return all.findIndex((text) => text?.includes(name)) + 1
}

/** The smallest letters that are there to be read, in px; what leads to the full screen is for whoever stands near. */
const SMALLEST = `
  Math.min(...[...document.querySelectorAll('main *')]
    .filter((one) => one.closest('button, .visually-hidden') === null)
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''))
    .map((one) => parseFloat(getComputedStyle(one).fontSize)))
`

test('ROO-02 an answer given without a connection is sent when it is back, by a page opened anew too', async ({
  teacher,
  another,
  faults,
  language,
}) => {
  test.setTimeout(120_000)
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const t = TEXTS[language]
  const path = await openRoom(teacher, language, { title: 'W tunelu' })
  const [player, other] = [await another(), await another()]
  await joinRoom(player, language, path, 'Ala')
  await joinRoom(other, language, path, 'Olek')
  await teacher.getByRole('button', { name: t.begin }).click()
  await expect(answerOf(player, '42')).toBeVisible()
  await player.context().setOffline(true)
  await expect(player.getByText(t.offline)).toBeVisible()
  await tap(player, '42')
  await expect(player.getByText(t.sent)).toHaveCount(0)
  await player.context().setOffline(false)
  await expect(player.getByText(t.sent).last()).toBeVisible()
  await player.reload()
  await expect(player.getByText(t.sent).last()).toBeVisible()
  await expect(answerOf(player, '42')).toBeChecked()
  await tap(other, '48')
  await expect(player.getByText(t.right).last()).toBeVisible()

  await teacher.getByRole('button', { name: t.next }).click()
  await expect(answerOf(player, '72')).toBeVisible()
  const phone = player.context()
  await phone.setOffline(true)
  await expect(player.getByText(t.offline)).toBeVisible()
  await tap(player, '72')
  await player.close()
  await phone.setOffline(false)
  const anew = await phone.newPage()
  await anew.goto(path)
  await expect(anew.getByText(t.sent).last()).toBeVisible()
  await expect(answerOf(anew, '72')).toBeChecked()
  await tap(other, '81')
  await expect(anew.getByText(t.right).last()).toBeVisible()
})

test('ROO-04 the seat of a guest becomes that of the account they log in to', async ({ page, teacher, language }) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  const path = await openRoom(teacher, language, { title: 'Na zawsze' })
  await joinRoom(page, language, path, 'Ala')
  await teacher.getByRole('button', { name: t.begin }).click()
  await tap(page, '42')
  await teacher.getByRole('button', { name: t.next }).click()
  await teacher.getByRole('button', { name: t.skip }).click()
  await teacher.getByRole('button', { name: t.close }).click()
  await teacher.getByRole('button', { name: t.toFinish }).click()
  await expect(page.getByRole('list', { name: t.podium })).toContainText('Ala')
  await page.getByRole('button', { name: t.keep }).click()
  const [dialog, words] = [page.getByRole('dialog'), ACCOUNT_WORDS[language]]
  await dialog.getByRole('tab', { name: t.logIn }).click()
  await dialog.getByLabel(words.email, { exact: true }).fill(DEMO_STUDENT)
  await dialog.getByLabel(words.password, { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  // back in the room, and what was wanted is done
  await expect(page.getByText(t.claimed)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
  await page.goto('/quiz-rooms')
  await expect(page.getByRole('region', { name: t.ownRooms })).toContainText('Na zawsze')
})

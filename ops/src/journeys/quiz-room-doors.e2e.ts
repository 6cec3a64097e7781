import type { Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { answerOf, joinRoom, openRoom, tap } from '../testing/browser/quiz-rooms.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  begin: 'quiz_rooms.begin',
  next: 'quiz_rooms.next',
  name: 'quiz_rooms.your_name',
  join: 'quiz_rooms.join',
  sent: 'quiz_rooms.sent',
  right: 'attempts.outcome_right',
  kick: 'quiz_rooms.kick',
  kicked: 'errors.SEAT_KICKED',
  lock: 'quiz_rooms.lock',
  locked: 'errors.QUIZ_ROOM_LOCKED',
  full: 'errors.QUIZ_ROOM_FULL',
  elsewhere: 'quiz_rooms.elsewhere_about',
  here: 'quiz_rooms.continue_here',
  notFound: 'quiz_rooms.not_found',
  code: 'quiz_rooms.code',
  go: 'quiz_rooms.go',
})

test('ROO-01 ROO-02 a full room says so; a seat is played in the tab that was opened last, and goes back to the other', async ({
  teacher,
  another,
  language,
}) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  const path = await openRoom(teacher, language, { title: 'We dwoje', players: 2 })
  const [ala, olek, third] = [await another(), await another(), await another()]
  await joinRoom(ala, language, path, 'Ala')
  await joinRoom(olek, language, path, 'Olek')
  await third.goto(path)
  await expect(third.getByRole('heading', { level: 1, name: t.full })).toBeVisible()
  await expectAccessible(third)

  const tab = await ala.context().newPage()
  await tab.goto(path)
  await expect(tab.getByRole('heading', { level: 1, name: 'Ala' })).toBeVisible()
  await expect(ala.getByText(t.elsewhere)).toBeVisible()
  await expectAccessible(ala)
  await teacher.getByRole('button', { name: t.begin }).click()
  await tap(tab, '42')
  await expect(tab.getByText(t.sent).last()).toBeVisible()
  await ala.getByRole('button', { name: t.here }).click()
  await expect(answerOf(ala, '42')).toBeChecked()
  await expect(tab.getByText(t.elsewhere)).toBeVisible()
  await tap(olek, '48')
  await expect(ala.getByText(t.right).last()).toBeVisible()
})

/** While the game runs. */
async function takeSeat(player: Page, t: (typeof TEXTS)['pl'], path: string, name: string): Promise<void> {
  await player.goto(path)
  await player.getByLabel(t.name).fill(name)
  await player.getByRole('button', { name: t.join }).click()
}

test('ROO-01 ROO-02 who is taken out stays out, a locked room lets nobody in, and latecomers stand behind their equals', async ({
  teacher,
  another,
  language,
}) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  const path = await openRoom(teacher, language, { title: 'Spóźnialscy' })
  const [good, bad, late] = [await another(), await another(), await another()]
  await joinRoom(good, language, path, 'Ala')
  await joinRoom(bad, language, path, 'Bzdura')
  await teacher.getByRole('listitem').filter({ hasText: 'Bzdura' }).getByRole('button').click()
  await teacher.getByRole('menuitem', { name: t.kick }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: t.kick }).click()
  await expect(bad.getByRole('heading', { level: 1, name: t.kicked })).toBeVisible()
  await bad.reload()
  await expect(bad.getByRole('heading', { level: 1, name: t.kicked })).toBeVisible()
  await teacher.getByRole('button', { name: t.begin }).click()
  await expect(answerOf(good, '42')).toBeVisible()
  await takeSeat(late, t, path, 'Zuzia')
  await expect(late.getByRole('heading', { level: 1, name: '6 · 7' })).toBeVisible()
  await tap(good, '48')
  await tap(late, '48')
  const last = await another()
  await expect(teacher.getByRole('button', { name: t.next })).toBeVisible()
  await takeSeat(last, t, path, 'Adaś')
  // nobody has a point: whoever missed the question is behind those who were wrong
  const players = teacher.getByRole('listitem').filter({ has: teacher.getByRole('button') })
  await expect(players).toContainText(['Ala', 'Zuzia', 'Adaś'])
  await teacher.getByLabel(t.lock).click()
  await expect(teacher.getByLabel(t.lock)).toBeChecked()
  const stranger = await another()
  await stranger.goto(path)
  await expect(stranger.getByRole('heading', { level: 1, name: t.locked })).toBeVisible()
})

test('ROO-01 a code typed by hand leads to the room, and a wrong one says so', async ({ page, teacher, language }) => {
  const t = TEXTS[language]
  const path = await openRoom(teacher, language, { title: 'Na kod' })
  await page.goto('/quiz-rooms')
  await expectAccessible(page)
  await page.getByLabel(t.code).fill('zzzz zzzz')
  await page.getByRole('button', { name: t.go }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible()
  const token = path.split('/').at(-1) ?? ''
  await page.getByLabel(t.code).fill(token.toUpperCase())
  await page.getByRole('button', { name: t.go }).click()
  await expect(page.getByLabel(t.name)).toBeVisible()
})

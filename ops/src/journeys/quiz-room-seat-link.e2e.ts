import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { joinRoom, openRoom, tap } from '../testing/browser/quiz-rooms.ts'
import { callsOf } from '../testing/browser/quizzes.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  begin: 'quiz_rooms.begin',
  close: 'quiz_rooms.close_question',
  next: 'quiz_rooms.next',
  toFinish: 'quiz_rooms.to_finish',
  podium: 'quiz_rooms.podium',
  elsewhere: 'quiz_rooms.claim_elsewhere',
  code: 'quiz_rooms.seat_link_qr',
  copy: 'quiz_rooms.seat_link_copy',
  title: 'quiz_rooms.take_title',
  logIn: 'quiz_rooms.take_log_in',
  claim: 'quiz_rooms.claim',
  elsewhereNow: 'errors.OPENED_ELSEWHERE',
  resultElsewhere: 'quiz_rooms.result_elsewhere',
  review: 'attempts.review',
  over: 'errors.SEAT_LINK_OVER',
  ownRooms: 'quiz_rooms.own_rooms',
})

test('ROO-04 a guest whose account is on another device has the result there by a link', async ({
  page,
  teacher,
  another,
  language,
}, info) => {
  test.setTimeout(120_000)
  const t = TEXTS[language]
  const title = `Na drugim urządzeniu ${language}`
  const path = await openRoom(teacher, language, { title })
  await joinRoom(page, language, path, 'Ala')
  await teacher.getByRole('button', { name: t.begin }).click()
  await tap(page, '42')
  await teacher.getByRole('button', { name: t.next }).click()
  await tap(page, '81')
  await teacher.getByRole('button', { name: t.next }).click()
  await teacher.getByRole('button', { name: t.close }).click()
  await teacher.getByRole('button', { name: t.toFinish }).click()
  await expect(page.getByRole('list', { name: t.podium })).toContainText('Ala')

  await page.getByRole('button', { name: t.elsewhere }).click()
  await expect(page.getByRole('img', { name: t.code })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('link.png'), fullPage: true })
  // the page may write to the clipboard, and nobody may read it
  await page.evaluate(`navigator.clipboard.writeText = async (text) => void (globalThis.handedOut = text)`)
  await page.getByRole('button', { name: t.copy }).click()
  const link = await page.evaluate<string>('globalThis.handedOut')
  expect(new URL(link).pathname).toBe(path)

  const device = await another()
  await device.goto(link)
  await expect(device.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
  await expect(device.getByRole('button', { name: t.logIn })).toBeVisible()
  await expectAccessible(device)
  await device.screenshot({ path: info.outputPath('visitor.png'), fullPage: true })
  await logInAs(device, DEMO_STUDENT)
  const due = async () => (await callsOf(device).get<{ readonly questions: number }>('/repetition/due')).questions
  const dueBefore = await due()
  await device.goto(link)
  await device.getByRole('button', { name: t.claim }).click()
  await expect(device.getByRole('list', { name: t.podium })).toContainText('Ala')
  await expect(device.getByRole('region', { name: t.review })).toBeVisible()
  expect(device.url()).not.toContain('#')
  await expect(page.getByText(t.elsewhereNow)).toBeVisible()
  await expect(page.getByText(t.resultElsewhere)).toBeVisible()

  // what was missed comes back in repetition, and the room stands among one's own
  await expect.poll(due).toBeGreaterThan(dueBefore)
  await device.goto('/quiz-rooms')
  await expect(device.getByRole('region', { name: t.ownRooms })).toContainText(title)

  // the link is spent, whoever comes by it
  const third = await another()
  await logInAs(third, DEMO_TEACHER)
  await third.goto(link)
  await third.getByRole('button', { name: t.claim }).click()
  await expect(third.getByText(t.over)).toBeVisible()
  await expectAccessible(third)
})

import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, confirmSignup, newAddress, openLink, requestLink } from '../testing/browser/accounts.ts'
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
  keep: 'quiz_rooms.claim_sign_up',
  kept: 'accounts.kept_result',
  see: 'accounts.see_kept',
  review: 'attempts.review',
  ownRooms: 'quiz_rooms.own_rooms',
})

test('ROO-04 ACC-01 a guest signs up to keep the result, opens the mail’s link in another browser, and has it there', async ({
  page,
  teacher,
  another,
  outbox,
  language,
}) => {
  test.setTimeout(120_000)
  const [t, words] = [TEXTS[language], ACCOUNT_WORDS[language]]
  const path = await openRoom(teacher, language, { title: 'Na zawsze' })
  await joinRoom(page, language, path, 'Ala')
  await teacher.getByRole('button', { name: t.begin }).click()
  await tap(page, '42')
  await teacher.getByRole('button', { name: t.next }).click()
  await tap(page, '81')
  await teacher.getByRole('button', { name: t.next }).click()
  await teacher.getByRole('button', { name: t.close }).click()
  await teacher.getByRole('button', { name: t.toFinish }).click()
  await expect(page.getByRole('list', { name: t.podium })).toContainText('Ala')
  const email = newAddress()
  await page.getByRole('button', { name: t.keep }).click()
  await requestLink(page, words, email)

  const elsewhere = await another()
  await openLink(elsewhere, await outbox.linkTo(email, 'st=', words.finish))
  await confirmSignup(elsewhere, words)
  await expect(elsewhere.getByRole('status').filter({ hasText: t.kept })).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.getByRole('link', { name: t.see }).click()
  await expect(elsewhere.getByRole('list', { name: t.podium })).toContainText('Ala')
  expect(new URL(elsewhere.url()).pathname).toBe(path)
  await expect(elsewhere.getByRole('region', { name: t.review })).toBeVisible()
  await expectAccessible(elsewhere)
  // what was missed comes back in repetition
  const { get } = callsOf(elsewhere)
  await expect.poll(async () => (await get<{ questions: number }>('/repetition/due')).questions).toBeGreaterThan(0)
  await elsewhere.goto('/quiz-rooms')
  await expect(elsewhere.getByRole('region', { name: t.ownRooms })).toContainText('Na zawsze')
})

import type { BrowserContextOptions, Page } from '@playwright/test'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { logInAs } from '../testing/browser/log-in.ts'
import { answerOf, joinRoom, openRoom, tap } from '../testing/browser/quiz-rooms.ts'
import { expect, ONCE, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const TEXTS = texts({
  begin: 'quiz_rooms.begin',
  close: 'quiz_rooms.close_question',
  next: 'quiz_rooms.next',
  skip: 'quiz_rooms.skip',
  pause: 'quiz_rooms.pause',
  resume: 'quiz_rooms.resume',
  paused: 'quiz_rooms.paused',
  toFinish: 'quiz_rooms.to_finish',
  right: 'attempts.outcome_right',
  away: 'quiz_rooms.host_away',
  takeOver: 'quiz_rooms.take_host',
  leads: 'quiz_rooms.leads',
  helper: 'quiz_rooms.copy_helper',
  copied: 'quiz_rooms.copied',
  ownRooms: 'quiz_rooms.own_rooms',
  podium: 'quiz_rooms.podium',
})

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }
/** A host who is gone is told after a quarter of a minute. */
const GONE = { timeout: 40_000 }

/** What a thumb has to reach is on the page's width, and in sight without scrolling. */
async function expectInHand(phone: Page, buttons: readonly string[]): Promise<void> {
  for (const name of buttons) {
    await expect(phone.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(360)
  await expectAccessible(phone)
}

test(
  'ROO-02 the host shuts the laptop: a player with an account leads on by phone, and the host does when back on theirs',
  ONCE,
  async ({ teacher, another, language }) => {
    test.setTimeout(180_000)
    const t = TEXTS[language]
    const path = await openRoom(teacher, language, { title: 'Sztafeta' })
    const [phone, guest] = [await another(PHONE), await another()]
    await logInAs(phone, DEMO_STUDENT)
    await joinRoom(phone, language, path, 'Maja')
    await joinRoom(guest, language, path, 'Ala')
    await teacher.getByRole('button', { name: t.begin }).click()
    await expect(answerOf(phone, '42')).toBeVisible()
    await teacher.close()

    await expect(guest.getByText(t.away)).toBeVisible(GONE)
    await expect(guest.getByRole('button', { name: t.takeOver })).toHaveCount(0)
    await expectInHand(phone, [t.takeOver])
    await phone.getByRole('button', { name: t.takeOver }).click()
    await expectInHand(phone, [t.close, t.pause, t.skip])
    await expect(guest.getByText(t.away)).toHaveCount(0)
    await expect(phone.getByRole('listitem').filter({ hasText: 'Maja' })).toContainText(t.leads)
    await phone.getByRole('button', { name: t.pause }).click()
    await expect(guest.getByText(t.paused).last()).toBeVisible()
    await phone.getByRole('button', { name: t.resume }).click()
    // whoever leads is not waited for: with the answer of everybody else the question is over
    await tap(guest, '42')
    await expect(guest.getByText(t.right).last()).toBeVisible()
    await expectInHand(phone, [t.next])
    await phone.reload()
    await phone.getByRole('button', { name: t.next }).click()
    await expect(answerOf(guest, '72')).toBeVisible()

    const own = await another(PHONE)
    await logInAs(own, DEMO_TEACHER)
    await own.goto('/quiz-rooms')
    await own.getByRole('region', { name: t.ownRooms }).getByRole('link', { name: 'Sztafeta' }).click()
    await expectInHand(own, [t.close, t.pause, t.skip])
    await own.getByRole('button', { name: t.skip }).click()
    await own.getByRole('button', { name: t.close }).click()
    await own.getByRole('button', { name: t.toFinish }).click()
    await expect(own.getByRole('list', { name: t.podium })).toContainText('Ala')
    await expect(phone.getByRole('list', { name: t.podium })).toContainText('Ala')
    expect(await own.evaluate('document.documentElement.scrollWidth')).toBe(360)
    await expectAccessible(own)
  },
)

test(
  'ROO-02 whoever was given the link of a helper leads by phone, without an account',
  ONCE,
  async ({ teacher, another, language }) => {
    test.setTimeout(120_000)
    const t = TEXTS[language]
    const path = await openRoom(teacher, language, { title: 'We dwoje' })
    const [phone, guest] = [await another(PHONE), await another()]
    await joinRoom(guest, language, path, 'Ala')
    // the page may write to the clipboard, and nobody may read it
    await teacher.evaluate(`navigator.clipboard.writeText = async (text) => void (globalThis.handedOut = text)`)
    await teacher.getByRole('button', { name: t.helper }).click()
    await expect(teacher.getByRole('button', { name: t.copied })).toBeVisible()
    const link = String(await teacher.evaluate('globalThis.handedOut'))
    await teacher.close()
    await phone.goto(link)
    await expectInHand(phone, [t.begin])
    await phone.getByRole('button', { name: t.begin }).click()
    await tap(guest, '42')
    await expect(guest.getByText(t.right).last()).toBeVisible()
    await expectInHand(phone, [t.next])
    await expect(guest.getByText(t.away)).toHaveCount(0)
  },
)

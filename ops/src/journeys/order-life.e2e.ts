import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Page } from '@playwright/test'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { BARE, logInAs, post } from '../testing/browser/log-in.ts'
import { SITE_MS } from '../testing/browser/log-server.ts'
import { type MovableSite, startSiteUnderTest } from '../testing/browser/site-under-test.ts'
import { test as base, expect } from '../testing/browser/test.ts'
import { chooseTime, firstOf, publicOffer } from '../testing/browser/two-sides.ts'
import { ORDER_LIFE_WORDS } from './order-life-words.ts'

interface Time {
  /** It passes while nobody looks at a page: what is open is left before, and opened anew after. */
  leap(ms: number): Promise<void>
  /** It passes under people's eyes. */
  pass(ms: number): Promise<void>
  /** Milliseconds from now until this much after the instant. */
  until(instant: string, ms: number): number
}

/** Here the site is this file's own, as its clock moves on. */
const test = base.extend<
  { readonly t: Words; readonly time: Time },
  { readonly site: MovableSite; readonly clock: { ahead: number } }
>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSiteUnderTest()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: SITE_MS },
  ],
  /** How far the site is ahead of the machine, in milliseconds. */
  clock: [async ({ browserName: _ }, use) => use({ ahead: 0 }), { scope: 'worker' }],
  t: async ({ language }, use) => use(ORDER_LIFE_WORDS[language]),
  page: async ({ page, language, outbox }, use) => {
    await newAccount(page, ACCOUNT_WORDS[language], outbox)
    await use(page)
  },
  time: async ({ page, teacher, site, clock }, use) => {
    const pages = [page, teacher]
    const pass = async (ms: number) => {
      clock.ahead += ms
      await site.pass(ms)
      for (const one of pages) await one.context().clock.setSystemTime(Date.now() + clock.ahead)
    }
    const leap = async (ms: number) => {
      for (const one of pages) await one.goto(BARE)
      await pass(ms)
    }
    await pass(0)
    await use({ pass, leap, until: (instant, ms) => Date.parse(instant) + ms - Date.now() - clock.ahead })
  },
})
test.setTimeout(120_000)

type Words = (typeof ORDER_LIFE_WORDS)[keyof typeof ORDER_LIFE_WORDS]

/** Orders a lesson of an offer whose page is open. */
async function order(page: Page, t: Words, message: string): Promise<void> {
  await page.getByRole('button', { name: t.choose }).click()
  await chooseTime(page)
  await page.getByLabel(t.message).fill(message)
  await page.getByRole('button', { name: t.send }).click()
  // the form was long, and what takes its place is short: it is seen without scrolling
  await expect(page.getByText(t.sent, { exact: true })).toBeInViewport()
}

/** A lesson that the student has ordered and the teacher has accepted. */
async function booked(page: Page, teacher: Page, t: Words) {
  const offer = await publicOffer(teacher, t.search)
  await page.goto(offer.path)
  await order(page, t, 'Proszę o powtórkę przed maturą.')
  const { id } = await firstOf(page, '/api/orders?role=student&status=new')
  await post(teacher, `/api/orders/${id}/accept`, {})
  return firstOf<{ id: string; starts_at: string; ends_at: string }>(page, '/api/lessons?status=booked')
}

test('ORD-01 ORD-02 ORD-03 EVT-11 a student finds an offer and orders a lesson and a series; the teacher sees both come, accepts one and rejects the other', async ({
  page,
  teacher,
  t,
}) => {
  const offer = await publicOffer(teacher, t.search)
  await teacher.goto('/teacher/orders')
  const theirs = teacher.getByRole('article', { name: t.orderOf('Ola Zielińska') })
  await expect(teacher.getByRole('tab', { name: t.forMe })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(teacher)

  await page.goto(`${t.search}?q=${encodeURIComponent(offer.title)}`)
  const results = page.getByRole('region', { name: t.results })
  await results.getByRole('article').filter({ hasText: offer.title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title)
  await order(page, t, 'Nie rozumiem granic.')
  // the teacher's open list shows it without being touched
  await expect(theirs).toHaveCount(1)

  await page.goto(offer.path)
  await page.getByRole('button', { name: t.choose }).click()
  await page.getByRole('radio', { name: t.weekly }).check()
  await page.getByRole('combobox', { name: t.weeks }).click()
  await page.getByRole('option', { name: t.twoWeeks, exact: true }).click()
  // beyond what others have ordered
  for (const _ of [1, 2]) await page.getByRole('button', { name: t.nextWeeks }).click()
  await page.getByRole('grid').locator('button:not([aria-disabled])').first().click()
  await chooseTime(page)
  await expect(page.getByRole('region', { name: t.summary }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible()
  await expect(theirs).toHaveCount(2)

  await page.goto('/student/orders')
  const mine = page.getByRole('main').getByRole('article')
  await expect(mine).toHaveCount(2)
  await expect(mine.getByText(t.waits, { exact: true })).toHaveCount(2)
  await expectAccessible(page)

  // the newest stands first
  await theirs.first().getByRole('button').click()
  const dialog = teacher.getByRole('dialog', { name: t.order })
  await dialog.getByRole('button', { name: t.reject }).click()
  await dialog.getByLabel(t.reason).fill('W styczniu mam ferie.')
  await dialog.getByRole('button', { name: t.reject }).click()
  await expect(mine.getByText(t.rejected, { exact: true })).toBeVisible()
  await expect(mine.getByText('W styczniu mam ferie.')).toBeVisible()
  await teacher.keyboard.press('Escape')
  const waiting = theirs.filter({ hasText: t.waits })
  await expect(waiting).toHaveCount(1)
  await waiting.getByRole('button').click()
  await expect(dialog.getByText('Nie rozumiem granic.').first()).toBeVisible()
  await dialog.getByRole('button', { name: t.acceptWithNote }).click()
  await dialog.getByLabel(t.note).fill('Proszę wziąć zeszyt.')
  await dialog.getByRole('button', { name: t.accept, exact: true }).click()
  await expect(mine.getByText(t.accepted, { exact: true })).toBeVisible()

  await mine.filter({ hasText: t.accepted }).getByRole('button').click()
  const whole = page.getByRole('dialog', { name: t.order })
  await expect(whole.getByText('Proszę wziąć zeszyt.').first()).toBeVisible()
  const steps = whole.getByRole('region', { name: t.history }).getByRole('listitem')
  await expect(steps).toHaveCount(2)
  await expect(steps.first()).toContainText(t.stepAccepted)
  await expect(steps.first()).toContainText(t.byTeacher)
  await expect(steps.last()).toContainText(t.stepPlaced)
  await expect(steps.last()).toContainText(t.byYou)
  await expectAccessible(page)
})

test('LES-01 LES-03 PAY-01 REV-01 a lesson is moved by the teacher’s proposal, held, paid with a dispute on the way, and reviewed; each side sees what the other does', async ({
  page,
  teacher,
  time,
  t,
  language,
}) => {
  const { id, starts_at } = await booked(page, teacher, t)
  const lesson = `/lessons/${id}`
  await page.goto(lesson)
  await teacher.goto(lesson)
  const before = await page.getByRole('heading', { level: 1 }).innerText()

  await teacher.getByRole('button', { name: t.propose }).click()
  const proposing = teacher.getByRole('dialog', { name: t.propose })
  // earlier than anybody orders
  const day = new Date(Date.parse(starts_at) + DAY).toISOString().slice(0, 10)
  await proposing.getByLabel(t.newDay).fill(day)
  await proposing.getByLabel(t.newHour).fill('6:15')
  await proposing.getByLabel(t.noteToThem).fill('Rano jest spokojniej.')
  await expectAccessible(teacher)
  await proposing.getByRole('button', { name: t.sendProposal }).click()
  await expect(page.getByRole('heading', { name: t.theyPropose })).toBeVisible()
  await expect(page.getByText(/Rano jest spokojniej\./).first()).toBeVisible()
  await page.getByRole('button', { name: t.take }).click()
  await expect(teacher.getByRole('heading', { level: 1 })).not.toHaveText(before)
  const told = teacher.getByRole('region', { name: t.lessonHistory }).getByRole('listitem')
  await expect(told.first()).toContainText(t.stepMoved)
  await expect(told.first()).toContainText('Ola Zielińska')
  await expect(told.filter({ hasText: t.stepProposed })).toContainText(t.byYou)

  const moved = await firstOf<{ id: string; ends_at: string }>(page, '/api/lessons?status=booked')
  await time.leap(time.until(moved.ends_at, 60_000))
  await Promise.all([page.goto(lesson), teacher.goto(lesson)])
  await expect(teacher.getByText(t.overdue, { exact: true })).toBeVisible()
  await teacher.getByRole('button', { name: t.markDone }).click()
  await expect(teacher.getByText(t.changed, { exact: true })).toBeVisible()
  await expect(page.getByText(t.done, { exact: true })).toBeVisible()
  await teacher.getByRole('button', { name: t.addNote }).click()
  await teacher.getByLabel(t.homework).fill('Zadania 4–9.')
  await teacher.getByRole('button', { name: t.save, exact: true }).click()
  await expect(page.getByText('Zadania 4–9.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: t.toPayment }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.payment })).toBeVisible()
  await expect(page.getByText(t.due, { exact: true })).toBeVisible()
  await teacher.goto(new URL(page.url()).pathname)
  await paid(teacher, t)
  await expect(page.getByText(t.pleaseConfirm)).toBeVisible()
  await reasoned(page, t.dispute, t, 'Nie było jeszcze przelewu.')
  await expect(teacher.getByText('Nie było jeszcze przelewu.').first()).toBeVisible()
  await reasoned(teacher, t.reverse, t, 'Przelew był za inną lekcję.')
  await expect(page.getByText(t.due, { exact: true })).toBeVisible()
  await paid(teacher, t)
  await page.getByRole('button', { name: t.confirm }).click()
  await expect(teacher.getByText(t.confirmed, { exact: true })).toBeVisible()
  const entries = teacher.getByRole('region', { name: t.paymentHistory, exact: true }).getByRole('listitem')
  await expect(entries.filter({ hasText: t.stepDisputed })).toContainText('Ola Zielińska')
  await expect(entries.filter({ hasText: t.stepReversed })).toContainText(t.byYou)
  await expectAccessible(teacher)

  await page.goto(lesson)
  const review = page.getByRole('form', { name: t.ownReview })
  await review.getByRole('radio').nth(3).check({ force: true })
  await review.getByRole('textbox', { name: t.yourWords }).fill('Cierpliwie i po kolei.')
  await review.getByRole('button', { name: t.publish }).click()
  await page.getByRole('button', { name: t.changeReview }).click()
  await review.getByRole('radio').nth(4).check({ force: true })
  await review.getByRole('textbox', { name: t.yourWords }).fill('Cierpliwie i po kolei. Polecam.')
  await review.getByRole('button', { name: t.saveReview }).click()
  await teacher.goto('/students?tab=reviews')
  await teacher.getByRole('button', { name: t.answerTo('Ola Zielińska') }).click()
  await teacher.getByRole('textbox', { name: t.yourAnswer }).fill('Dziękuję, to była przyjemność.')
  await teacher.getByRole('button', { name: t.publishAnswer }).click()
  await expect(page.getByText('Dziękuję, to była przyjemność.')).toBeVisible()

  const me = (await (await teacher.request.get('/api/auth/check')).json()) as { data: { userId: string } }
  await page.goto(pathOf('teachers.teacher', language, { id: me.data.userId }))
  const byOla = page.getByRole('heading', { level: 3, name: 'Ola', exact: true })
  // within the page, which is an article itself
  const shown = page.getByRole('article').getByRole('article').filter({ has: byOla })
  await expect(shown).toContainText('Cierpliwie i po kolei. Polecam.')
  await expect(shown).toContainText('Dziękuję, to była przyjemność.')
  await shown.getByRole('button', { name: t.edited }).click()
  await expect(page.getByRole('dialog').getByText('Cierpliwie i po kolei.', { exact: true })).toBeVisible()
})

/** The teacher says that the money of the payment that shows has come. */
async function paid(teacher: Page, t: Words): Promise<void> {
  await teacher.getByRole('button', { name: t.markPaid }).click()
  const dialog = teacher.getByRole('dialog')
  await dialog.getByRole('button', { name: t.markPaid }).click()
  await expect(dialog).toBeHidden()
}

/** What a person does to a payment for a reason. */
async function reasoned(page: Page, what: string, t: Words, reason: string): Promise<void> {
  await page.getByRole('button', { name: what }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t.reason }).fill(reason)
  await dialog.getByRole('button', { name: what }).click()
  await expect(dialog).toBeHidden()
}

test('ORD-02 LES-01 an order that nobody answers lapses under the student’s eyes; a late cancellation says before what it costs', async ({
  page,
  teacher,
  time,
  t,
}) => {
  const offer = await publicOffer(teacher, t.search)
  await page.goto(offer.path)
  await order(page, t, 'Czy jest jeszcze miejsce?')
  const { expires_at } = await firstOf<{ id: string; expires_at: string }>(page, '/api/orders?role=student&status=new')
  await time.leap(time.until(expires_at, -60_000))
  await page.goto('/student/orders')
  const mine = page.getByRole('main').getByRole('article')
  await expect(mine.getByText(t.waits, { exact: true })).toBeVisible()
  await time.pass(time.until(expires_at, 60_000))
  await expect(mine.getByText(t.lapsed)).toBeVisible()
  await expect(mine.getByText(t.lapsedOrder, { exact: true })).toBeVisible()

  await logInAs(teacher, DEMO_TEACHER)
  const { id, starts_at } = await booked(page, teacher, t)
  await time.leap(time.until(starts_at, -2 * HOUR))
  const lesson = `/lessons/${id}`
  await Promise.all([page.goto(lesson), teacher.goto(lesson)])
  await page.getByRole('button', { name: t.cancel }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t.late)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.cancelAnyway }).click()
  await expect(page.getByText(t.staysDue)).toBeVisible()
  await expect(teacher.getByText(t.byOther)).toBeVisible()
  await expect(teacher.getByRole('region', { name: t.lessonHistory }).getByRole('listitem').first()).toContainText(
    t.stepCancelledLate,
  )
})

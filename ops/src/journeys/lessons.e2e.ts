import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { post } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'
import { chooseTime, firstOf, publicOffer } from '../testing/browser/two-sides.ts'

const SAID = texts({
  choose: 'orders.choose_time',
  send: 'orders.send',
  sent: 'orders.sent',
  toPayment: 'lessons.to_payment',
  unpaid: 'payments.status_unpaid',
  void: 'payments.status_void',
  propose: 'lessons.propose_move',
  chooseTime: 'lessons.choose_time',
  nextWeeks: 'ui.next_weeks',
  note: 'lessons.note_to_them',
  sendProposal: 'lessons.send_proposal',
  own: 'lessons.you_proposed',
  theirs: 'lessons.they_propose',
  take: 'lessons.accept_move',
  cancel: 'lessons.cancel',
  reason: 'lessons.reason',
  cancelled: 'lessons.state_cancelled',
})

const WORDS = {
  pl: {
    ...SAID.pl,
    search: '/korepetycje',
    free: /Odwołanie jest bezpłatne do/,
    byOther: /Lekcja odwołana przez drugą stronę.*Nic nie trzeba za nią płacić/,
  },
  en: {
    ...SAID.en,
    search: '/offers',
    free: /free of charge until/,
    byOther: /The other side cancelled this lesson.*Nothing is due for it/,
  },
} as const

test('LES-01 PAY-01 an accepted order is a lesson of both; the student proposes another time, the teacher takes it, the student cancels free of charge', async ({
  page,
  teacher,
  language,
  outbox,
}) => {
  const t = WORDS[language]
  const offer = await publicOffer(teacher, t.search)

  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto(offer.path)
  await page.getByRole('button', { name: t.choose }).click()
  await chooseTime(page)
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible()
  const order = await firstOf(page, '/api/orders?role=student')
  await post(teacher, `/api/orders/${order.id}/accept`, {})

  const lesson = `/lessons/${(await firstOf(page, '/api/lessons?status=booked')).id}`
  await teacher.goto(lesson)
  await page.goto(lesson)
  for (const side of [page, teacher]) {
    await expect(side.getByRole('link', { name: t.toPayment })).toBeVisible()
    await expect(side.getByText(t.unpaid, { exact: true })).toBeVisible()
  }
  const before = await page.getByRole('heading', { level: 1 }).innerText()

  await page.getByRole('button', { name: t.propose }).click()
  const dialog = page.getByRole('dialog', { name: t.propose })
  await dialog.getByRole('button', { name: t.sendProposal }).click()
  await expect(dialog.getByText(t.chooseTime)).toBeVisible()
  // far enough ahead to cancel free of charge, whatever day it is today
  await dialog.getByRole('button', { name: t.nextWeeks }).click()
  await dialog.getByRole('button', { name: t.nextWeeks }).click()
  await dialog.getByRole('grid').locator('button:not([aria-disabled])').first().click()
  await chooseTime(page)
  await dialog.getByLabel(t.note).fill('W tym tygodniu mam sprawdzian.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t.sendProposal }).click()
  await expect(page.getByRole('heading', { name: t.own })).toBeVisible()

  // the teacher's open page tells of it without being touched
  await expect(teacher.getByRole('heading', { name: t.theirs })).toBeVisible()
  await expect(teacher.getByText(/W tym tygodniu mam sprawdzian\./).first()).toBeVisible()
  await expectAccessible(teacher)
  await teacher.getByRole('button', { name: t.take }).click()
  await expect(page.getByRole('heading', { name: t.own })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before)

  await page.getByRole('button', { name: t.cancel }).click()
  const cancelling = page.getByRole('dialog')
  await expect(cancelling.getByText(t.free)).toBeVisible()
  await cancelling.getByLabel(t.reason).fill('Wyjeżdżam z rodzicami.')
  await cancelling.getByRole('button', { name: t.cancel }).click()
  await expect(page.getByText(t.cancelled, { exact: true }).first()).toBeVisible()
  await expect(teacher.getByText(t.byOther)).toBeVisible()
  await expect(teacher.getByText(/Wyjeżdżam z rodzicami\./).first()).toBeVisible()
  await expect(teacher.getByText(t.void, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
})

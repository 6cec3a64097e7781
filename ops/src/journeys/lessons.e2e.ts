import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { post } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { firstOf, freeTimes, publicOffer } from '../testing/browser/two-sides.ts'

const WORDS = {
  pl: {
    search: '/korepetycje',
    choose: 'Wybierz termin',
    send: 'Wyślij zamówienie',
    sent: 'Zamówienie wysłane',
    toPayment: 'Zobacz płatność',
    unpaid: 'Do zapłaty',
    void: 'Anulowana',
    propose: 'Zaproponuj inny termin',
    chooseTime: 'Wybierz nowy termin.',
    nextMonth: 'Następny miesiąc',
    note: 'Wiadomość do drugiej strony',
    sendProposal: 'Wyślij propozycję',
    own: 'Proponujesz nowy termin',
    theirs: 'Propozycja nowego terminu',
    take: 'Przyjmij nowy termin',
    cancel: 'Odwołaj lekcję',
    free: /Odwołanie jest bezpłatne do/,
    reason: 'Powód',
    cancelled: 'Odwołana',
    byOther: /Lekcja odwołana przez drugą stronę.*Nic nie trzeba za nią płacić/,
  },
  en: {
    search: '/offers',
    choose: 'Choose a time',
    send: 'Send the order',
    sent: 'Order sent',
    toPayment: 'See the payment',
    unpaid: 'To be paid',
    void: 'Nothing due',
    propose: 'Propose another time',
    chooseTime: 'Choose a new time.',
    nextMonth: 'Next month',
    note: 'Message to the other side',
    sendProposal: 'Send the proposal',
    own: 'You propose a new time',
    theirs: 'A new time is proposed',
    take: 'Take the new time',
    cancel: 'Cancel the lesson',
    free: /free of charge until/,
    reason: 'Reason',
    cancelled: 'Cancelled',
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
  await freeTimes(page).first().click({ force: true })
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
  await dialog.getByRole('button', { name: t.nextMonth }).click()
  await dialog.getByRole('button', { name: t.nextMonth }).click()
  await dialog.getByRole('grid').locator('button:not([aria-disabled])').first().click()
  await freeTimes(page).first().click({ force: true })
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

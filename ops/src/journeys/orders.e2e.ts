import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'
import { chooseTime, freeTimes, publicOffer } from '../testing/browser/two-sides.ts'

const SAID = texts({
  choose: 'orders.choose_time',
  several: 'orders.often_several',
  message: 'orders.message_to_teacher',
  login: 'orders.login_and_send',
  send: 'orders.send',
  sent: 'orders.sent',
  see: 'orders.see_order',
  order: 'orders.one',
  reason: 'orders.reason_to_student',
  required: 'form.required',
  accepted: 'orders.date_accepted',
  rejected: 'orders.date_rejected',
  phone: 'orders.show_phone',
  noPhone: 'orders.no_phone',
  cancel: 'orders.cancel',
  cancelled: 'orders.status_cancelled',
  own: 'orders.order_lesson',
})

const WORDS = {
  pl: {
    ...SAID.pl,
    accept: 'Przyjmij',
    search: '/korepetycje',
    answer: /^Odpowiedz: /,
    reject: 'Odrzuć',
    waiting: /czeka na odpowiedź|czekają na odpowiedź/,
    taken: /Ten termin został właśnie zajęty/,
  },
  en: {
    ...SAID.en,
    accept: 'Accept',
    search: '/offers',
    answer: /^Answer: /,
    reject: 'Reject',
    waiting: /(is|are) waiting for an answer/,
    taken: /has just been taken|is taken/,
  },
} as const

test('ORD-01 ORD-02 ORD-03 a visitor chooses two times, logs in, orders; the teacher accepts one and rejects the other with a reason', async ({
  page,
  teacher,
  language,
  outbox,
}) => {
  const t = WORDS[language]
  const { path: offer } = await publicOffer(teacher, t.search)

  await page.goto(offer)
  await page.getByRole('button', { name: t.choose }).click()
  await page.getByRole('radio', { name: t.several }).check()
  await chooseTime(page)
  await chooseTime(page)
  await page.getByLabel(t.message).fill('Zależy mi na pochodnych przed sprawdzianem.')
  await expectAccessible(page)
  await page.getByRole('button', { name: t.login }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  await page.goto(offer)
  await expect(page.getByLabel(t.message)).toHaveValue('Zależy mi na pochodnych przed sprawdzianem.')
  await teacher.goto('/dashboard')
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t.see }).click()
  const order = page.getByRole('dialog', { name: t.order })
  await expect(order.getByRole('listitem').first()).toBeVisible()

  // the teacher's open dashboard tells of it without being touched
  await expect(teacher.getByRole('heading', { name: t.waiting })).toBeVisible()
  await teacher.goto('/teacher/orders')
  await teacher.getByRole('button', { name: t.answer }).first().click()
  const theirs = teacher.getByRole('dialog', { name: t.order })
  await expect(theirs.getByText('Zależy mi na pochodnych przed sprawdzianem.').first()).toBeVisible()
  await theirs.getByRole('checkbox').nth(1).uncheck()
  await expectAccessible(teacher)
  await theirs.getByRole('button', { name: t.accept, exact: true }).click()
  await expect(theirs.getByText(t.accepted, { exact: true })).toBeVisible()
  await expect(order.getByText(t.accepted, { exact: true })).toBeVisible()

  await theirs.getByRole('button', { name: t.reject }).click()
  await theirs.getByRole('button', { name: t.reject }).click()
  await expect(theirs.getByText(t.required)).toBeVisible()
  await theirs.getByLabel(t.reason).fill('Tego dnia wyjeżdżam.')
  await theirs.getByRole('button', { name: t.reject }).click()
  await expect(order.getByText(t.rejected, { exact: true })).toBeVisible()
  await expect(order.getByText('Tego dnia wyjeżdżam.').first()).toBeVisible()
  await theirs.getByRole('button', { name: t.phone }).click()
  await expect(theirs.getByText(t.noPhone)).toBeVisible()
})

test('AVL-02 ORD-02 somebody was quicker: near times are one tap away; an order can be withdrawn', async ({
  page,
  teacher,
  another,
  language,
  outbox,
}) => {
  const t = WORDS[language]
  const { path: offer } = await publicOffer(teacher, t.search)
  // the teacher's own offer has no form
  await teacher.goto(offer)
  await expect(teacher.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(teacher.getByRole('button', { name: t.choose })).toHaveCount(0)

  const quicker = await another()
  await newAccount(quicker, ACCOUNT_WORDS[language], outbox)
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  for (const who of [quicker, page]) {
    await who.goto(offer)
    await who.getByRole('button', { name: t.choose }).click()
    await expect(freeTimes(who).first()).toBeAttached()
  }
  expect(await chooseTime(quicker)).toBe(await chooseTime(page))
  await quicker.getByRole('button', { name: t.send }).click()
  await expect(quicker.getByText(t.sent, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: t.send }).click()
  const told = page.getByRole('alert').filter({ has: page.getByRole('button') })
  await expect(told.getByRole('button')).toHaveCount(3)
  await expectAccessible(page)
  await told.getByRole('button').nth(2).click()
  await page.getByRole('button', { name: t.send }).click()
  await page.getByRole('link', { name: t.see }).click()

  const order = page.getByRole('dialog', { name: t.order })
  await order.getByRole('button', { name: t.cancel }).click()
  await order.getByRole('button', { name: t.cancel }).click()
  await expect(order.getByText(t.cancelled, { exact: true })).toBeVisible()
})

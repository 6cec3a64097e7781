import { DAY } from '@kredka/contracts/kernel/durations'
import type { OrderRowView } from '@kredka/contracts/orders/views'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'
import { chooseTime, firstOf, publicOffer } from '../testing/browser/two-sides.ts'

const SAID = texts({
  choose: 'orders.choose_time',
  several: 'orders.often_several',
  send: 'orders.send',
  sent: 'orders.sent',
  order: 'orders.one',
  newDay: 'calendar.new_day',
  newHour: 'calendar.new_hour',
  note: 'orders.note_to_student',
  sendTimes: 'orders.send_times',
  accepted: 'orders.status_accepted',
  waits: 'orders.status_new',
  decline: 'orders.decline_times',
  reason: 'orders.reason_to_teacher',
  stays: 'orders.time_stays',
  history: 'orders.history',
  told: 'notifications.title_order_proposal_proposed',
  taken: 'notifications.title_order_proposal_taken',
})
const WORDS = {
  pl: {
    ...SAID.pl,
    search: '/korepetycje',
    answer: /^Odpowiedz: /,
    propose: 'Zaproponuj inne terminy',
    youProposed: 'Proponujesz inny termin',
    theyPropose: 'Korepetytor proponuje inny termin',
    proposed: 'Zaproponowano inny termin',
    declined: 'Uczeń odrzucił zaproponowany termin.',
    take: 'Przyjmij te terminy',
    change: /^Zmień: /,
  },
  en: {
    ...SAID.en,
    search: '/offers',
    answer: /^Answer: /,
    propose: 'Propose other times',
    youProposed: 'You propose another time',
    theyPropose: 'The tutor proposes another time',
    proposed: 'Another time proposed',
    declined: 'The student declined the proposed time.',
    take: 'Accept these times',
    change: /^Change /,
  },
} as const
type Words = (typeof WORDS)[keyof typeof WORDS]

/** Two people and two proposals. */
test.setTimeout(120_000)

/** The student orders two lessons of the teacher's. */
async function ordered(page: Page, teacher: Page, t: Words) {
  const { path } = await publicOffer(teacher, t.search)
  await page.goto(path)
  await page.getByRole('button', { name: t.choose }).click()
  await page.getByRole('radio', { name: t.several }).check()
  await chooseTime(page)
  await chooseTime(page)
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByText(t.sent, { exact: true })).toBeVisible()
  return firstOf<OrderRowView>(page, '/api/orders?role=student&status=new')
}

test('ORD-02 ORD-03 NOT-01 EVT-11 a teacher proposes another time for an order; the student declines it, and takes the next one in one press', async ({
  page,
  teacher,
  language,
  outbox,
}) => {
  const t = WORDS[language]
  await newAccount(page, ACCOUNT_WORDS[language], outbox)
  const { id, dates } = await ordered(page, teacher, t)
  const start = dates[0]?.starts_at ?? ''
  const dialog = teacher.getByRole('dialog', { name: t.order })
  // earlier than anybody orders
  const propose = async (days: number) => {
    await dialog.getByRole('button', { name: t.propose }).click()
    await dialog.getByRole('button', { name: t.sendTimes }).click()
    await dialog.getByRole('checkbox', { name: t.change }).first().check()
    await dialog.getByLabel(t.newDay).fill(new Date(Date.parse(start) + days * DAY).toISOString().slice(0, 10))
    await dialog.getByLabel(t.newHour).fill('6:15')
    await dialog.getByLabel(t.note).fill('Rano jest spokojniej.')
    await expectAccessible(teacher)
    await dialog.getByRole('button', { name: t.sendTimes }).click()
    await expect(dialog.getByRole('heading', { name: t.youProposed })).toBeVisible()
  }

  await page.goto('/student/orders')
  const card = page.getByRole('main').getByRole('article')
  await expect(card.getByText(t.waits, { exact: true })).toBeVisible()
  await teacher.goto(`/teacher/orders?order=${id}`)
  await propose(1)
  await expect(dialog.getByText(t.proposed, { exact: true })).toBeVisible()
  await expect(dialog.getByText(t.stays, { exact: true })).toBeVisible()

  // the student's open list says the same, without being touched
  await expect(card.getByText(t.proposed, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: t.answer }).click()
  const mine = page.getByRole('dialog', { name: t.order })
  await expect(mine.getByRole('heading', { name: t.theyPropose })).toBeVisible()
  await expect(mine.locator('s')).toHaveCount(1)
  await expect(mine.getByText('6:15', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await mine.getByRole('button', { name: t.decline }).click()
  await page.getByLabel(t.reason).fill('Śpię do ósmej.')
  await page.reload()
  await mine.getByRole('button', { name: t.decline }).click()
  await expect(page.getByLabel(t.reason)).toHaveValue('Śpię do ósmej.')
  await page.getByRole('dialog').last().getByRole('button', { name: t.decline }).click()
  await expect(mine.getByRole('heading', { name: t.theyPropose })).toHaveCount(0)
  await expect(dialog.getByText(t.declined)).toBeVisible()
  await expect(dialog.getByText('Śpię do ósmej.').first()).toBeVisible()
  await expect(dialog.getByText(t.waits, { exact: true })).toBeVisible()

  await propose(2)
  await mine.getByRole('button', { name: t.take }).click()
  await expect(mine.getByText(t.accepted, { exact: true }).first()).toBeVisible()
  await expect(dialog.getByText(t.accepted, { exact: true }).first()).toBeVisible()
  const { data } = (await (await page.request.get('/api/lessons?status=booked')).json()) as {
    data: readonly { starts_at: string; time: string }[]
  }
  expect(data.map(({ time }) => time)).toContain('06:15')
  await expect(mine.getByRole('region', { name: t.history }).getByRole('listitem')).toHaveCount(5)

  // each is told once of each step
  await page.goto('/notifications')
  await expect(page.getByRole('main').getByRole('link', { name: t.told })).toHaveCount(2)
  await teacher.goto('/notifications')
  await expect(teacher.getByRole('main').getByRole('link', { name: t.taken })).toHaveCount(1)
})

import { DAY } from '@kredka/contracts/kernel/durations'
import { promotionPrice } from '@kredka/contracts/promotions/rules'
import { DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { ACCOUNT_WORDS, newAccount } from '../testing/browser/accounts.ts'
import { becomeVisitor, logInAs } from '../testing/browser/log-in.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'
import { chooseTime, freeTimes, publicOffer } from '../testing/browser/two-sides.ts'

const SAID = texts({
  create: 'promotions.create',
  percentage: 'promotions.percentage',
  range: 'promotions.percentage_range',
  start: 'promotions.start',
  created: 'promotions.created',
  confirm: 'promotions.end',
  ended: 'promotions.ended',
  first: 'promotions.only_first',
  tooSoon: 'promotions.ends_before_start',
  choose: 'orders.choose_time',
  several: 'orders.often_several',
  summary: 'orders.summary',
  send: 'orders.send',
  sent: 'orders.sent',
  see: 'orders.see_order',
  order: 'orders.one',
})

const WORDS = {
  pl: {
    ...SAID.pl,
    search: '/korepetycje',
    words: /^Kilka słów do uczniów/,
    end: /^Zakończ promocję 77/,
    lastDay: /^Ostatni dzień/,
  },
  en: {
    ...SAID.en,
    search: '/offers',
    words: /^A few words to students/,
    end: /^End the promotion of 77/,
    lastDay: /^Last day/,
  },
} as const

test('PRM-01 a teacher makes a discount on first lessons; a new student sees the price, until the teacher ends it', async ({
  page,
  another,
  language,
  outbox,
}) => {
  const t = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/promotions')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: t.create }).first().click()
  const percentage = page.getByLabel(t.percentage, { exact: true })
  await percentage.fill('95')
  await page.getByRole('button', { name: t.start }).click()
  await expect(page.getByText(t.range)).toBeVisible()
  await expect(percentage).toHaveValue('95')
  await percentage.fill('77')
  const lastDay = page.getByLabel(t.lastDay)
  await lastDay.fill('2020-01-31')
  await page.getByRole('button', { name: t.start }).click()
  await expect(page.getByText(t.tooSoon)).toBeVisible()
  await expect(lastDay).toHaveValue('2020-01-31')
  await lastDay.fill(inDays(30))
  await page.getByLabel(t.words).fill('Na dobry początek.')
  await expectAccessible(page)
  await page.getByRole('button', { name: t.start }).click()
  await expect(page.getByText(t.created, { exact: true })).toBeVisible()
  const end = page.getByRole('button', { name: t.end }).first()
  await expect(end).toBeVisible()

  const { path: address } = await publicOffer(page, t.search)
  const student = await another()
  await newAccount(student, ACCOUNT_WORDS[language], outbox)
  await student.goto(address)
  const first = student.getByText(t.first).first()
  await expect(first).toBeVisible()
  await expect(student.getByText('Na dobry początek.')).toBeVisible()
  const main = await student
    .locator('strong')
    .filter({ hasText: /zł|PLN/ })
    .first()
    .textContent()
  const reduced = await first.locator('strong').textContent()
  expect(grosze(reduced)).toBe(promotionPrice(grosze(main), 77))
  await expectAccessible(student)

  // the first date of an order alone has it, and a second order none
  await student.getByRole('button', { name: t.choose }).click()
  await student.getByRole('radio', { name: t.several }).check()
  await chooseTime(student)
  await chooseTime(student)
  const prices = student.getByRole('region', { name: t.summary }).getByRole('listitem')
  await expect(prices).toHaveCount(2)
  const [full = 0, saved = 0] = await Promise.all(
    [prices.nth(1), prices.first()].map(async (row) =>
      grosze(
        await row
          .locator('span')
          .nth(1)
          .evaluate((price) => price.firstChild?.textContent ?? ''),
      ),
    ),
  )
  expect(saved).toBe(promotionPrice(full, 77))
  await student.getByRole('button', { name: t.send }).click()
  await expect(student.getByText(t.sent, { exact: true })).toBeVisible()
  await student.getByRole('link', { name: t.see }).click()
  await expect(student.getByRole('dialog', { name: t.order }).getByText(/77\s?%/)).toBeVisible()
  await student.goto(address)
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible()
  await student.getByRole('button', { name: t.choose }).click()
  await expect(freeTimes(student).first()).toBeAttached()
  await expect(student.getByText(t.first)).toHaveCount(0)

  await end.click()
  await page.getByRole('dialog').getByRole('button', { name: t.confirm, exact: true }).click()
  await expect(page.getByText(t.ended, { exact: true })).toBeVisible()
  // nobody else gets it any more
  await becomeVisitor(student)
  await student.goto(address)
  await expect(student.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(student.getByText('Na dobry początek.')).toHaveCount(0)
})

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
}

/** `1 234,50 zł` and `PLN 1,234.50` as grosze. */
function grosze(shown: string | null): number {
  const digits = (shown ?? '').replace(/[^\d.,]/g, '')
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{2}))?$/.exec(digits) ?? []
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

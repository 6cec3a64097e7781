import { sum } from '@kredka/contracts/orders/rules'
import type { ToPayView } from '@kredka/contracts/payments/views'
import type { Page } from '@playwright/test'
import { DEMO_STUDENT } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { userIdOn } from '../testing/browser/chat.ts'
import { logInAs, post } from '../testing/browser/log-in.ts'
import { ACCOUNT, BANK, pending } from '../testing/browser/payments.ts'
import { scan } from '../testing/browser/scan.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  code: 'payments.qr_label',
  due: 'payments.status_due',
  toPay: 'payments.to_pay',
  announce: 'payments.announce',
  announced: 'payments.status_announced',
  notReceived: 'payments.decline_announcement',
  allMarked: 'payments.done_mark_together',
})

const WORDS = {
  pl: { ...SAID.pl, pay: /^Zapłać: /, markAll: /^Oznacz całą wpłatę: /, detailsOf: /^Szczegóły/ },
  en: { ...SAID.en, pay: /^Pay: /, markAll: /^Mark the whole payment: /, detailsOf: /^Details/ },
} as const

test('PAY-01 a student begins with what to pay, pays several lessons by one transfer and says so; the teacher finds it', async ({
  page,
  teacher,
  language,
}) => {
  const t = WORDS[language]
  await post(teacher, BANK, { account_holder: 'Żaneta Źdźbło', bank_account: ACCOUNT })
  await logInAs(page, DEMO_STUDENT)
  const { name, amount } = await dueToOne(page, await userIdOn(teacher))
  await page.goto('/payments')
  const first = page.getByRole('region', { name: t.toPay }).getByRole('article', { name })
  await expect(first).toContainText(amount)
  await first.getByRole('button', { name: t.pay }).click()
  const code = first.getByRole('img', { name: t.code })
  await expect(code).toBeVisible()
  await expectAccessible(page)
  const lessons = await first.getByRole('checkbox', { checked: true }).count()
  expect(await scan(code)).toContain(`|PL|${ACCOUNT}|`)
  await first.getByRole('button', { name: t.announce }).click()
  await expect(first.getByRole('checkbox', { checked: true })).toHaveCount(0)
  const said = page.getByRole('tabpanel').getByText(t.announced, { exact: true })
  await expect(said).toHaveCount(lessons)

  await teacher.goto(`/payments?person=${await userIdOn(page)}`)
  const row = teacher.getByRole('tabpanel').getByRole('article').filter({ hasText: t.announced })
  await expect(row.first()).toContainText(amount)
  await row.first().getByRole('link', { name: t.detailsOf }).click()
  await teacher.getByRole('button', { name: t.notReceived, exact: true }).click()
  const asked = teacher.getByRole('dialog')
  await expectAccessible(teacher)
  await asked.getByRole('button', { name: t.notReceived, exact: true }).click()
  await expect(teacher.getByRole('main').getByText(t.due, { exact: true })).toBeVisible()
  await expect(said).toHaveCount(0)

  // paid once more, with what is to come: one press of the teacher's marks all of it, and each mark can be taken back
  const rows = await pending(page, `role=student&person=${await userIdOn(teacher)}`)
  const [lead = '', ...others] = rows.filter(({ status }) => status === 'unpaid').map(({ id }) => id)
  expect(others).not.toEqual([])
  await post(page, `/api/payments/${lead}/announce`, { method: 'bank_transfer', with: others })
  await expect(said).toHaveCount(1 + others.length)
  await teacher.goto(`/payments?person=${await userIdOn(page)}`)
  await teacher.getByRole('button', { name: t.markAll }).first().click()
  await expect(teacher.getByText(t.allMarked, { exact: true })).toBeVisible()
  await expect(said).toHaveCount(0)
  for (const id of [lead, ...others]) await post(teacher, `/api/payments/${id}/reverse`, { reason: 'Pomyłka' })
  await post(teacher, BANK, { account_holder: null, bank_account: null })
})

/** What one teacher is to get for lessons that have begun, as the page says it. */
async function dueToOne(page: Page, teacher_id: string) {
  const answered = await page.request.get('/api/payments/to-pay')
  const { data } = (await answered.json()) as { data: readonly ToPayView[] }
  const found = data.find(({ person }) => person.id === teacher_id)
  const total = sum((found?.due ?? []).map(({ amount }) => amount))
  return { name: found?.person.name ?? '', amount: String(total / 100) }
}

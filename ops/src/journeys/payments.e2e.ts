import { readFile } from 'node:fs/promises'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { DEMO_STUDENT, DEMO_TEACHER } from '../seed/demo-plan.ts'
import { expectAccessible } from '../testing/browser/accessible.ts'
import { userIdOn } from '../testing/browser/chat.ts'
import { logInAs, post } from '../testing/browser/log-in.ts'
import { ACCOUNT, BANK, pending } from '../testing/browser/payments.ts'
import { scan } from '../testing/browser/scan.ts'
import { expect, test } from '../testing/browser/test.ts'
import { texts } from '../testing/browser/texts.ts'

const SAID = texts({
  code: 'payments.qr_label',
  copied: 'payments.copied',
  mark: 'payments.mark_paid',
  paid: 'payments.status_paid',
  confirm: 'payments.confirm',
  confirmed: 'payments.status_confirmed',
  dispute: 'payments.dispute',
  disputed: 'payments.status_disputed',
  reverse: 'payments.reverse',
  reversed: 'payments.entry_paid_reversed',
  due: 'payments.status_due',
  reason: 'payments.reason',
  required: 'form.required',
  statement: 'payments.statement',
  statementTitle: 'payments.statement_title',
  from: 'payments.statement_from',
  months: 'payments.months',
  asOf: 'payments.as_of',
  even: 'payments.settled',
  owed: 'payments.owed_teacher',
  waive: 'payments.waive',
  waived: 'payments.status_waived',
})

const WORDS = {
  pl: {
    ...SAID.pl,
    pay: /^Zapłać: /,
    copy: 'Kopiuj: Numer konta',
    markOf: /^Oznacz jako zapłaconą: /,
    period: /nie dłuższy niż 366 dni/,
    opening: 'Stan na początku',
    columns: ';Przedmiot;',
    wrongDay: /^Wpisz datę, na przykład/,
  },
  en: {
    ...SAID.en,
    pay: /^Pay: /,
    copy: 'Copy: Account number',
    markOf: /^Mark as paid: /,
    period: /at most 366 days/,
    opening: 'Open before',
    columns: ';Subject;',
    wrongDay: /^Type a date such as/,
  },
} as const

async function giveReason(page: Page, action: string, label: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: action, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(label).fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

test('PAY-01 a student scans or copies the transfer; the teacher marks it paid, the student disputes, the teacher takes the mark back', async ({
  page,
  teacher,
  language,
}) => {
  const t = WORDS[language]
  await post(teacher, BANK, { account_holder: 'Żaneta Źdźbło', bank_account: ACCOUNT })
  await logInAs(page, DEMO_STUDENT)
  const person = await userIdOn(teacher)
  const id = (await pending(page, `role=student&person=${person}`)).find(({ overdue }) => overdue)?.id
  const address = `/payments/${id}`

  await page.goto(`/payments?person=${person}`)
  await expectAccessible(page)
  await page.getByRole('tabpanel').getByRole('link', { name: t.pay }).first().click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  const code = page.getByRole('img', { name: t.code })
  await expect(code).toBeVisible()
  const asked = await page.request.get(`/api/payments/${id}/transfer`)
  const { data: transfer } = (await asked.json()) as { data: { readonly code: string } }
  expect(await scan(code)).toBe(transfer.code)
  expect(transfer.code).toContain(`|PL|${ACCOUNT}|`)
  await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: t.copy }).click()
  await expect(page.getByText(t.copied, { exact: true })).toBeVisible()
  expect(await pasted(page)).toBe(ACCOUNT)
  await expectAccessible(page)

  const student = await userIdOn(page)
  await teacher.goto(`/payments?person=${student}`)
  await teacher.getByRole('button', { name: t.markOf }).first().click()
  await teacher.getByRole('dialog').getByRole('button', { name: t.mark, exact: true }).click()
  // the student's open page tells of it without being touched, and has nothing to scan any more
  const standing = page.getByRole('main')
  await expect(standing.getByText(t.paid, { exact: true })).toBeVisible()
  await expect(code).toHaveCount(0)

  await page.getByRole('button', { name: t.dispute, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.dispute, exact: true }).click()
  await expect(page.getByRole('dialog').getByText(t.required)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await giveReason(page, t.dispute, t.reason, 'Przelew dopiero wysyłam.')
  await expect(standing.getByText(t.disputed, { exact: true })).toBeVisible()

  await teacher.goto(address)
  await expect(teacher.getByText('Przelew dopiero wysyłam.').first()).toBeVisible()
  await expectAccessible(teacher)
  await giveReason(teacher, t.reverse, t.reason, 'To była inna wpłata.')
  await expect(standing.getByText(t.due, { exact: true })).toBeVisible()
  await expect(standing.getByRole('cell', { name: t.reversed }).first()).toBeVisible()

  await teacher.getByRole('button', { name: t.markOf }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: t.mark, exact: true }).click()
  await page.getByRole('button', { name: t.confirm }).click()
  await expect(teacher.getByRole('main').getByText(t.confirmed, { exact: true })).toBeVisible()
  await post(teacher, `/api/payments/${id}/reverse`, { reason: 'Pomyłka' })
  await post(teacher, BANK, { account_holder: null, bank_account: null })
})

test('PAY-01 a teacher reads the books as of any day, waives what was cancelled late, and keeps them as a table and a document', async ({
  page,
  language,
}) => {
  const t = WORDS[language]
  await logInAs(page, DEMO_TEACHER)
  await page.goto('/payments')
  const books = page.getByRole('main')
  await expect(books.getByText(t.owed)).toBeVisible()
  const months = books.getByRole('table', { name: t.months })
  await expect(months.getByRole('rowheader')).toHaveCount(12)
  await expectAccessible(page)

  const day = page.getByLabel(t.asOf, { exact: true })
  await day.fill('2026-02-31')
  await day.blur()
  await expect(page.getByText(t.wrongDay).first()).toBeVisible()
  await expect(books.getByText(t.owed)).toBeVisible()
  await day.fill('2020-01-02')
  await expect(books.getByText(t.even)).toBeVisible()
  await expect(page).toHaveURL(/as_of=2020-01-02/)
  await page.reload()
  await expect(day).toHaveValue('2020-01-02')
  await day.fill('')
  await expect(books.getByText(t.owed)).toBeVisible()

  const late = (await pending(page, 'role=teacher')).find(({ due_after }) => due_after === 'late_cancellation')
  await page.goto(`/payments/${late?.id}`)
  await giveReason(page, t.waive, t.reason, 'Choroba, zdarza się.')
  await expect(books.getByText(t.waived, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Choroba, zdarza się.').first()).toBeVisible()
  await expectAccessible(page)
  await giveReason(page, t.reverse, t.reason, 'Darowana przez pomyłkę.')
  await expect(books.getByText(t.due, { exact: true }).first()).toBeVisible()

  await page.goto('/payments')
  await expect(page.getByRole('banner')).toBeVisible()
  // on paper the page is what it says, without what leads elsewhere
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const part of ['banner', 'contentinfo', 'complementary'] as const) {
    await expect(page.getByRole(part)).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: t.statement, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.statementTitle })
  await expectAccessible(page)
  const from = dialog.getByLabel(t.from, { exact: true })
  const month = await from.inputValue()
  await from.fill('2024-01-01')
  await expect(dialog.getByText(t.period).first()).toBeVisible()
  await expect(from).toHaveValue('2024-01-01')
  await from.fill(daysBefore(month, 60))
  await expect(dialog.getByText(t.period)).toHaveCount(0)
  const kept = async (kind: 'PDF' | 'CSV') => {
    const coming = page.waitForEvent('download')
    await dialog.getByRole('link', { name: kind }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(new RegExp(`^[a-z]+-2.*\\.${kind.toLowerCase()}$`))
    return readFile(await file.path())
  }
  const table = (await kept('CSV')).toString()
  expect(table.startsWith('\uFEFF')).toBe(true)
  expect(table).toContain(t.columns)
  const names = [...new Set(table.split('\r\n').map((row) => row.split(';')[2] ?? ''))]
  // Polish letters come through in both
  const name = names.find((one) => /[ąćęłńóśźż]/i.test(one)) ?? ''
  expect(name).not.toBe('')
  const document = await getDocumentProxy(new Uint8Array(await kept('PDF')))
  const { text } = await extractText(document, { mergePages: true })
  for (const words of [t.statementTitle, t.opening, name]) expect(squeezed(text)).toContain(squeezed(words))
})

/** What is in the clipboard, as another page gets it: our own may not read it. */
async function pasted(page: Page): Promise<string> {
  const elsewhere = await page.context().newPage()
  await elsewhere.setContent('<textarea aria-label="here"></textarea>')
  const field = elsewhere.getByLabel('here')
  await field.press('ControlOrMeta+v')
  const text = await field.inputValue()
  await elsewhere.close()
  return text
}

/** A PDF's words stand where there is room for them. */
function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)
}

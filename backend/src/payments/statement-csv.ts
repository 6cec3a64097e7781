import { subjectById } from '@kredka/contracts/data/subjects'
import { openAmounts, type Statement } from '@kredka/contracts/payments/statement'
import { type Language, plainMoney, WORDS } from './statement-words.ts'

const BOM = '\uFEFF'
const SEPARATOR = ';'
/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * For spreadsheets: semicolons, CRLF, a byte order mark; what people wrote can never be run as a formula (OWASP, CSV
 * injection).
 */
export function statementCsv(statement: Statement, language: Language): string {
  const { columns, kinds, deleted } = WORDS[language]
  const open = openAmounts(statement).after
  const rows = statement.entries.map((entry, n) => {
    return [
      entry.day,
      kinds[entry.kind],
      cell(entry.person ?? deleted),
      cell(subjectName(entry.subject_id, language)),
      entry.lesson,
      plainMoney(entry.charge, language),
      plainMoney(entry.received, language),
      plainMoney(open[n]?.owed ?? 0, language),
      plainMoney(open[n]?.over ?? 0, language),
      entry.payment_id,
    ]
  })
  const { day, what, person, subject, lesson, charge, received, owed, over, id } = columns
  const head = [day, what, person, subject, lesson, charge, received, owed, over, id]
  return BOM + [head, ...rows].map((row) => `${row.join(SEPARATOR)}\r\n`).join('')
}

export function subjectName(id: string, language: Language): string {
  return subjectById(id)?.[language] ?? id
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

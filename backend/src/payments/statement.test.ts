import type { Statement } from '@kredka/contracts/payments/statement'
import { extractText, getDocumentProxy } from 'unpdf'
import { statementCsv } from './statement-csv.ts'
import { statementPdf } from './statement-pdf.ts'

const entry = {
  day: '2026-11-05',
  kind: 'charged',
  person: 'Łukasz Źdźbło',
  subject_id: 'maths',
  lesson: '2026-11-05',
  charge: 8050,
  received: 0,
  payment_id: '01jd0000000000000000000081',
} as const
const statement: Statement = {
  name: 'Żaneta Gęśla',
  opening: [
    { payment_id: '01jd0000000000000000000082', net: 2000 },
    { payment_id: '01jd0000000000000000000083', net: -8500 },
  ],
  entries: [
    entry,
    { ...entry, day: '2026-11-06', kind: 'paid', charge: 0, received: 8050 },
    { ...entry, day: '2026-11-07', kind: 'paid_reversed', charge: 0, received: -8050, person: null },
  ],
}

test('PAY-01 the table for spreadsheets has a mark, semicolons, commas in Polish and what is open after each entry, debts and refunds apart', () => {
  const csv = statementCsv(statement, 'pl')
  expect(csv.startsWith('\uFEFFDzień;Wpis;')).toBe(true)
  expect(csv.endsWith('\r\n')).toBe(true)
  const rows = csv.split('\r\n')
  expect(rows[1]).toBe(
    '2026-11-05;Lekcja;Łukasz Źdźbło;Matematyka;2026-11-05;80,50;0,00;100,50;85,00;01jd0000000000000000000081',
  )
  // what is to be returned stands in the last column as well: it is no money paid ahead
  expect(rows[0]).toContain(';Do zapłaty;Nadpłata;')
  expect(rows[3]).toContain(';Cofnięta wpłata;usunięty użytkownik;')
  expect(rows[3]).toContain(';-80,50;100,50;85,00;')
  expect(statementCsv(statement, 'en').split('\r\n')[1]).toContain(';80.50;0.00;100.50;85.00;')
})

test.each([
  ['=HYPERLINK("http://zly.example")', `"'=HYPERLINK(""http://zly.example"")"`],
  ['+48 600', "'+48 600"],
  ['-1+2', "'-1+2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['Anna; Maria', '"Anna; Maria"'],
])('PAY-01 a name such as %s is no formula in a spreadsheet', (person, cell) => {
  const csv = statementCsv({ ...statement, entries: [{ ...entry, person }] }, 'pl')
  expect(csv).toContain(`;Lekcja;${cell};`)
})

const OF = { user_id: 'x', role: 'teacher', person: null, from: '2026-11-01', to: '2026-11-30' } as const
const squeezed = (text: string) => text.replace(/\s+/g, '')

async function textOf(one: Statement, language: 'pl' | 'en'): Promise<{ text: string; pages: number }> {
  const made_at = new Date('2026-11-30T12:00:00.000Z')
  const bytes = await statementPdf({ statement: one, of: OF, language, brand: 'Kredka', made_at })
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return { text: squeezed(text), pages: totalPages }
}

test('PAY-01 the statement on paper holds names with Polish letters, amounts and balances', async () => {
  const { text, pages } = await textOf(statement, 'pl')
  expect(pages).toBe(1)
  for (const words of [
    'Zestawienie płatności',
    'Żaneta Gęśla',
    'Łukasz Źdźbło',
    'Stan na początku',
    '80,50',
    '100,50',
    '85,00',
  ])
    expect(text).toContain(squeezed(words))
  const english = await textOf(statement, 'en')
  for (const words of ['Statement of payments', 'Open after', 'deleted user', '100.50'])
    expect(english.text).toContain(squeezed(words))
})

test('PAY-01 a long statement goes on over pages with the names of its columns; an empty one says so', async () => {
  const long = await textOf({ ...statement, entries: Array.from({ length: 90 }, () => entry) }, 'pl')
  expect(long.pages).toBe(3)
  expect(long.text.match(/Należność/g)).toHaveLength(3)
  const empty = await textOf({ ...statement, entries: [] }, 'pl')
  expect(empty.text).toContain(squeezed('W tym okresie nie ma żadnych wpisów.'))
})

import { LOCALES } from '@kredka/contracts/kernel/locales'
import {
  type OpenAmounts,
  openAmounts,
  type Statement,
  type StatementEntry,
  type StatementOf,
} from '@kredka/contracts/payments/statement'
import { PDF_FONTS, type Pdf, writePdf } from '../kernel/pdf.ts'
import { subjectName } from './statement-csv.ts'
import { type Language, WORDS } from './statement-words.ts'

const INK = '#1d1f2b'
const SOFT = '#555a66'
const LINE = '#c9ccd4'
const LEFT = 56
const ROW = 20
const FOOT = 110

/** Columns of the table: x and width in points on A4. */
const COLUMNS = {
  day: { x: 0, width: 54, align: 'left' },
  what: { x: 56, width: 98, align: 'left' },
  person: { x: 156, width: 76, align: 'left' },
  lesson: { x: 234, width: 54, align: 'left' },
  charge: { x: 288, width: 48, align: 'right' },
  received: { x: 338, width: 44, align: 'right' },
  owed: { x: 384, width: 52, align: 'right' },
  over: { x: 438, width: 45, align: 'right' },
} as const
type Column = keyof typeof COLUMNS
type Cells = Readonly<Partial<Record<Column, string>>>
const WIDTH = 483

export interface StatementPaper {
  readonly statement: Statement
  readonly of: StatementOf
  readonly language: Language
  readonly brand: string
  readonly made_at: Date
}

/** A statement on paper: what was open before, every entry with what was open after it, totals. */
export function statementPdf({ statement, of, language, brand, made_at }: StatementPaper): Promise<Uint8Array> {
  const words = WORDS[language]
  const { entries, name } = statement
  const open = openAmounts(statement)
  const money = moneyIn(language)
  const title = `${words.title} ${of.from} – ${of.to}`
  return writePdf({ title: `${title} – ${brand}`, language, footer: `${brand} · ${title}`, made_at }, (pdf) => {
    pdf.font(PDF_FONTS.bold).fontSize(12).fillColor(SOFT).text(brand)
    pdf.fontSize(20).fillColor(INK).text(words.title)
    pdf.font(PDF_FONTS.regular).fontSize(10.5).fillColor(SOFT)
    const role = of.role === 'teacher' ? words.for_teacher : words.for_student
    pdf.text(`${name ?? words.deleted} · ${role} · ${of.from} – ${of.to}`).moveDown(0.8)
    header(pdf, language)
    line(pdf, { what: words.opening, ...openCells(open.before, money) }, language, true)
    entries.forEach((entry, n) => {
      line(pdf, cellsOf(entry, language, money, open.after[n] ?? open.before), language)
    })
    if (entries.length === 0) line(pdf, { what: words.nothing }, language)
    const sum = (of: 'charge' | 'received', among = entries) => among.reduce((all, entry) => all + entry[of], 0)
    const [back, came] = [entries.filter(isReturn), entries.filter((entry) => !isReturn(entry))]
    line(
      pdf,
      { what: words.total, charge: money(sum('charge')), received: money(sum('received', came)) },
      language,
      true,
    )
    if (back.length > 0) {
      line(pdf, { what: words.total_returned, received: money(sum('received', back)) }, language, true)
    }
    line(pdf, { what: words.closing, ...openCells(open.after.at(-1) ?? open.before, money) }, language, true)
    pdf.font(PDF_FONTS.regular).fontSize(9).fillColor(SOFT)
    pdf.text(words.balance_about[of.role], LEFT, pdf.y + ROW, { width: WIDTH })
  })
}

type Money = (amount: number) => string

function openCells({ owed, over }: OpenAmounts, money: Money): Cells {
  return { owed: money(owed), over: money(over) }
}

function isReturn({ kind }: StatementEntry): boolean {
  return kind === 'returned' || kind === 'return_reversed'
}

function cellsOf(entry: StatementEntry, language: Language, money: Money, open: OpenAmounts): Cells {
  const { kinds, deleted } = WORDS[language]
  return {
    day: entry.day,
    what: `${kinds[entry.kind]} (${subjectName(entry.subject_id, language)})`,
    person: entry.person ?? deleted,
    lesson: entry.lesson,
    charge: entry.charge === 0 ? '' : money(entry.charge),
    received: entry.received === 0 ? '' : money(entry.received),
    ...openCells(open, money),
  }
}

function header(pdf: Pdf, language: Language): void {
  const { day, what, person, lesson, charge, received, owed, over } = WORDS[language].columns
  pdf.fillColor(SOFT)
  row(pdf, { day, what, person, lesson, charge, received, owed, over }, PDF_FONTS.bold)
}

/** One row; on a full page the next one begins, with the names of the columns. */
function line(pdf: Pdf, cells: Cells, language: Language, strong = false): void {
  if (pdf.y > pdf.page.height - FOOT) {
    pdf.addPage()
    header(pdf, language)
  }
  pdf.fillColor(INK)
  row(pdf, cells, strong ? PDF_FONTS.bold : PDF_FONTS.regular)
}

function row(pdf: Pdf, cells: Cells, font: string): void {
  const y = pdf.y
  pdf.font(font).fontSize(8.5)
  // what stands alone may take the room of the cells that it leaves empty
  const wide = cells.person === undefined && cells.lesson === undefined
  for (const [name, text] of Object.entries(cells)) {
    const { x, width, align } = COLUMNS[name as Column]
    const room = wide && name === 'what' ? width + 160 : width
    pdf.text(text, LEFT + x, y, { width: room, align, lineBreak: false, ellipsis: true })
  }
  pdf
    .moveTo(LEFT, y + ROW - 6)
    .lineTo(LEFT + WIDTH, y + ROW - 6)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke()
  pdf.x = LEFT
  pdf.y = y + ROW
}

function moneyIn(language: Language): Money {
  const format = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return (amount) => format.format(amount / 100)
}

import { warsawDay } from '@kredka/contracts/kernel/days'
import { DAY } from '@kredka/contracts/kernel/durations'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { statementCsv as csv, statementPdf as pdf } from '@kredka/contracts/payments/endpoints'
import { STATEMENT_DAYS_MAX, usualRole } from '@kredka/contracts/payments/rules'
import type { Statement, StatementOf } from '@kredka/contracts/payments/statement'
import { answerDocument, type DocumentHandler, type Sql, type Viewer } from '@kredka/projections/kernel/query'
import type { Tools } from '../kernel/tools.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPdf } from './statement-pdf.ts'

const READS = ['payments', 'profiles']

type ReadStatement = (sql: Sql, of: StatementOf) => Promise<Statement>

export function statementDocuments(
  { site }: Pick<Tools, 'site'>,
  readStatement: ReadStatement,
): readonly DocumentHandler[] {
  return [
    answerDocument(csv, READS, async ({ sql, input, viewer, now }) => {
      const of = statementOf(input, viewer, now)
      if ('rejected' in of) return of
      const body = statementCsv(await readStatement(sql, of), input.lang ?? 'pl')
      return { body, filename: `${filename(of, input.lang)}.csv` }
    }),

    answerDocument(pdf, READS, async ({ sql, input, viewer, now }) => {
      const of = statementOf(input, viewer, now)
      if ('rejected' in of) return of
      const statement = await readStatement(sql, of)
      const language = input.lang ?? 'pl'
      const body = await statementPdf({ statement, of, language, brand: site.brand, made_at: new Date(now) })
      return { body, filename: `${filename(of, input.lang)}.pdf` }
    }),
  ]
}

function statementOf(input: InputOf<typeof csv>, viewer: Viewer, now: number): StatementOf | Rejection {
  if (viewer.kind !== 'user') return reject('NOT_LOGGED_IN')
  const today = warsawDay(now)
  const from = input.from ?? `${today.slice(0, 7)}-01`
  const to = input.to ?? today
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  if (!(days >= 1 && days <= STATEMENT_DAYS_MAX)) return reject('STATEMENT_PERIOD_WRONG')
  return {
    user_id: viewer.id,
    role: input.role ?? usualRole(viewer.is_teacher),
    person: input.person ?? null,
    from,
    to,
  }
}

function filename({ from, to }: StatementOf, language: 'pl' | 'en' = 'pl'): string {
  return `${language === 'pl' ? 'platnosci' : 'payments'}-${from}-${to}`
}

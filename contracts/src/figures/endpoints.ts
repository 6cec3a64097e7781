import { document, query } from '../kernel/endpoints.ts'
import { AskedDate, Language, Obj, OneOf, Type } from '../kernel/schema.ts'
import { PERIODS } from './rules.ts'
import { ChartRef, FiguresView } from './views.ts'

const PERIOD = 'Days of Europe/Warsaw: a named period, or both days of an own one of at most 366; by default 28 days.'
const period = {
  period: Type.Optional(OneOf(PERIODS)),
  from: Type.Optional(AskedDate),
  to: Type.Optional(AskedDate),
}

export const getFigures = query('figures.get', {
  path: 'GET /admin/figures',
  access: 'admin',
  duty: 'observe',
  about: `The figures of the site, next to those of as many days before. ${PERIOD}`,
  query: Obj(period),
  answer: FiguresView,
  errors: ['FIGURES_PERIOD_WRONG'],
})

export const getFiguresTable = document('figures.table', {
  path: 'GET /admin/figures/{chart}/table.csv',
  access: 'admin',
  duty: 'observe',
  about: `One chart of the figures as a table for spreadsheets. ${PERIOD}`,
  params: Obj({ chart: ChartRef }),
  query: Obj({ ...period, lang: Type.Optional(Language) }),
  type: 'text/csv; charset=utf-8',
  costly: true,
  errors: ['FIGURES_PERIOD_WRONG'],
})

import type { ExampleQuestion } from '@kredka/contracts/analysis/examples'
import { CHART_KINDS, type ChartKind } from '@kredka/contracts/analysis/rules'
import type { AnalystQuestionView, ChartChoice } from '@kredka/contracts/analysis/views'

/** A question as its form holds it: columns that nobody chose are empty. */
export interface QuestionValues {
  readonly title: string
  readonly sql: string
  readonly kind: string
  readonly x: string
  readonly first: string
  readonly second: string
}

const FIRST_SQL = `select type, count(*) as events
from events
group by type order by events desc`

export const NEW_QUESTION: QuestionValues = {
  title: '',
  sql: FIRST_SQL,
  kind: 'table',
  x: '',
  first: '',
  second: '',
}

export function valuesOf({ title, sql, chart }: Pick<AnalystQuestionView, 'title' | 'sql' | 'chart'>): QuestionValues {
  const [first = '', second = ''] = chart.y
  return { title, sql, kind: chart.kind, x: chart.x ?? '', first, second }
}

export function valuesOfExample({ title, sql, chart }: ExampleQuestion, language: 'pl' | 'en'): QuestionValues {
  return valuesOf({ title: title[language], sql, chart })
}

export function bodyOf({ title, sql, ...chart }: QuestionValues) {
  return { title: title.trim(), sql: sql.trim(), chart: chartOf(chart) }
}

export function chartOf({ kind, x, first, second }: Omit<QuestionValues, 'title' | 'sql'>): ChartChoice {
  return { kind: kindOf(kind), x: x === '' ? null : x, y: [first, second].filter((column) => column !== '') }
}

function kindOf(text: string): ChartKind {
  return CHART_KINDS.find((kind) => kind === text) ?? 'table'
}

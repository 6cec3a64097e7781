import type { ChartChoice, QuestionRunView, RunCell } from '@kredka/contracts/analysis/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { BarChart } from '../../ui/BarChart.tsx'
import { LineChart } from '../../ui/LineChart.tsx'
import { Stack } from '../../ui/layout.tsx'

/** More than these are no picture any more. */
const POINTS_MAX = { line: 1_000, bar: 24 }
const LABEL_MAX = 8

interface Props {
  readonly title: string
  readonly run: QuestionRunView
  readonly chart: ChartChoice
}

/** The answer as a picture, of the columns that were chosen; nothing where it has no such columns. */
export function Chart({ title, run, chart }: Props) {
  const t = useText()
  const format = useFormat()
  const at = (name: string) => run.columns.findIndex((column) => column.name === name)
  const x = chart.x === null ? -1 : at(chart.x)
  const series = chart.y.filter((name) => at(name) >= 0)
  if (chart.kind === 'table' || run.rows.length === 0) return null
  if (x < 0 || series.length === 0) return <p>{t('analysis.choose_columns')}</p>
  const most = POINTS_MAX[chart.kind]
  const points = run.rows.slice(0, most).map((row, n) => {
    const name = textOf(row[x])
    const label = name.length > LABEL_MAX && chart.kind === 'bar' ? `${name.slice(0, LABEL_MAX)}…` : name
    return { key: String(n), label, title: name, values: series.map((column) => numberOf(row[at(column)])) }
  })
  return (
    <Stack space={2}>
      {chart.kind === 'line' ? (
        <LineChart label={title} pointName={chart.x ?? ''} series={series} format={format.number} points={points} />
      ) : (
        <BarChart label={title} series={series} format={format.number} groups={points} />
      )}
      {run.rows.length > most && <p>{t('analysis.first_points', { count: most })}</p>}
    </Stack>
  )
}

function textOf(cell: RunCell | undefined): string {
  return cell === null || cell === undefined ? '∅' : String(cell)
}

function numberOf(cell: RunCell | undefined): number {
  const number = Number(cell ?? 0)
  return Number.isFinite(number) ? number : 0
}

import type { FigureName, FigureStepView, FiguresView } from '@kredka/contracts/figures/views'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { LineChart } from '../../ui/LineChart.tsx'
import { EmptyLine } from './EmptyLine.tsx'

interface Props {
  readonly figure: FigureName
  readonly figures: FiguresView
  readonly isMoney?: boolean
}

/** One figure by days or weeks, over the line of the period before. */
export function Trend({ figure, figures: { steps, totals, currency }, isMoney = false }: Props) {
  const t = useText()
  const format = useFormat()
  const written = isMoney ? (amount: number) => format.money(amount, currency) : format.number
  const { now, before } = totals[figure]
  const label = t(`figures.of_${figure}`)
  if (now === 0 && before === 0) return <EmptyLine label={label} />
  const titleOf = ({ from, to }: FigureStepView) =>
    from === to ? format.date(from) : t('figures.between', { from: format.date(from), to: format.date(to) })
  return (
    <LineChart
      label={label}
      pointName={t('figures.day')}
      series={[t('figures.now'), t('figures.before')]}
      format={written}
      points={steps.map((step) => ({
        key: step.from,
        label: shortDay(step.from),
        title: titleOf(step),
        values: [step[figure].now, step[figure].before],
      }))}
    />
  )
}

/** `25.11`. */
function shortDay(day: string): string {
  return `${Number(day.slice(8))}.${day.slice(5, 7)}`
}

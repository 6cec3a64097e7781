import { useId } from 'react'
import { useText } from '../i18n/useText.ts'
import { axisOf } from './chart-axis.ts'
import classes from './line-chart.module.css'
import { Table } from './Table.tsx'

export interface LinePoint {
  readonly key: string
  /** Below the chart, where there is room for it. */
  readonly label: string
  /** The same in full, in the table and under the pointer. */
  readonly title: string
  /** One value a series. */
  readonly values: readonly number[]
}

interface Props {
  readonly label: string
  /** In order of time. */
  readonly points: readonly LinePoint[]
  /** Names of the values, in their order: the first is drawn strong, the second dashed behind it. */
  readonly series: readonly string[]
  /** Names the points at the head of the table. */
  readonly pointName: string
  readonly format: (value: number) => string
}

const SIZE = 100
/** Days that are named below the chart. */
const NAMED = 4

/** Lines over time as a picture; the same numbers stand in a table that opens below it. */
export function LineChart({ label, points, series, pointName, format }: Props) {
  const t = useText()
  const id = useId()
  const { least, most, ticks } = axisOf(points.flatMap(({ values }) => values))
  const x = (n: number) => (points.length === 1 ? SIZE / 2 : (n / (points.length - 1)) * SIZE)
  const y = (value: number) => ((most - value) / (most - least)) * SIZE
  const lineOf = (n: number) => {
    const line = points.map(({ values }, at) => `${x(at)},${y(values[n] ?? 0)}`)
    // one day alone is a line across
    return points.length === 1
      ? line.flatMap((at) => [at.replace(/^[^,]+/, '0'), at.replace(/^[^,]+/, `${SIZE}`)])
      : line
  }
  const width = SIZE / Math.max(1, points.length)
  const every = Math.max(1, Math.ceil((points.length - 1) / (NAMED - 1)))
  return (
    <figure className={classes.chart} aria-labelledby={id}>
      <figcaption className={classes.caption}>
        <span id={id}>{label}</span>
        <span className={classes.legend} aria-hidden="true">
          {series.map((name, n) => (
            <span key={name}>
              <i data-series={n} />
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div className={classes.plot} aria-hidden="true">
        <div className={classes.scale}>
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${y(tick)}%` }}>
              {format(tick)}
            </span>
          ))}
        </div>
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" className={classes.picture} aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} x1={0} x2={SIZE} y1={y(tick)} y2={y(tick)} />
          ))}
          <polygon points={[`0,${y(0)}`, ...lineOf(0), `${SIZE},${y(0)}`].join(' ')} />
          {series.map((name, n) => <polyline key={name} data-series={n} points={lineOf(n).join(' ')} />).reverse()}
          {points.map(({ key, title, values }, n) => (
            <rect key={key} x={Math.min(SIZE - width, Math.max(0, x(n) - width / 2))} y={0} width={width} height={SIZE}>
              <title>{[title, ...series.map((name, at) => `${name}: ${format(values[at] ?? 0)}`)].join('\n')}</title>
            </rect>
          ))}
        </svg>
        <div className={classes.days}>
          {points.map(
            ({ key, label: day }, n) =>
              (points.length - 1 - n) % every === 0 && (
                <span key={key} style={{ insetInlineStart: `${x(n)}%` }}>
                  {day}
                </span>
              ),
          )}
        </div>
      </div>
      <details className={classes.behind}>
        <summary>{t('ui.chart_table')}</summary>
        <Table
          label={label}
          dense
          rows={points}
          keyOf={({ key }) => key}
          columns={[
            { key: 'point', label: pointName, cell: ({ title }) => title },
            ...series.map((name, n) => ({
              key: name,
              label: name,
              numeric: true,
              cell: ({ values }: LinePoint) => format(values[n] ?? 0),
            })),
          ]}
        />
      </details>
    </figure>
  )
}

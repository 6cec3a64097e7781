import { useId } from 'react'
import classes from './bar-chart.module.css'

export interface BarGroup {
  readonly key: string
  /** Below the bars. */
  readonly label: string
  /** The same in full, in the table. */
  readonly title: string
  /** One value a series; less than nothing stands below the line. */
  readonly values: readonly number[]
}

interface Props {
  readonly label: string
  readonly groups: readonly BarGroup[]
  /** Names of the values, in their order; at most two. */
  readonly series: readonly string[]
  readonly format: (value: number) => string
}

const HEIGHT = 120
const GROUP = 48
const BAR = 16
const GAP = 3

/** Bars by group as a picture; the same numbers stand in a table that is read out and can be opened. */
export function BarChart({ label, groups, series, format }: Props) {
  const id = useId()
  const all = groups.flatMap(({ values }) => values)
  const most = Math.max(1, ...all)
  const least = Math.min(0, ...all)
  const scale = HEIGHT / (most - least)
  const zero = most * scale
  const inset = (GROUP - series.length * BAR - (series.length - 1) * GAP) / 2
  return (
    <figure className={classes.chart} aria-labelledby={id}>
      <figcaption id={id} className={classes.caption}>
        <span>{label}</span>
        <span className={classes.legend} aria-hidden="true">
          {series.map((name, n) => (
            <span key={name}>
              <i data-series={n} />
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${groups.length * GROUP} ${HEIGHT + 22}`} className={classes.picture} aria-hidden="true">
        {groups.map(({ key, label: below, values }, at) => (
          <g key={key} transform={`translate(${at * GROUP} 0)`}>
            {values.map((value, n) => (
              <rect
                key={series[n]}
                data-series={n}
                x={inset + n * (BAR + GAP)}
                y={value >= 0 ? zero - value * scale : zero}
                width={BAR}
                height={Math.abs(value) * scale}
                rx={3}
              >
                <title>{format(value)}</title>
              </rect>
            ))}
            <text x={GROUP / 2} y={HEIGHT + 17} textAnchor="middle">
              {below}
            </text>
          </g>
        ))}
        <line x1={0} x2={groups.length * GROUP} y1={zero} y2={zero} />
      </svg>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <thead>
          <tr>
            <td />
            {series.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ key, title, values }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {values.map((value, n) => (
                <td key={series[n]}>{format(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

import type { Pair } from '@kredka/contracts/figures/views'
import { useText } from '../../i18n/useText.ts'
import classes from './figures.module.css'

export interface BarRow {
  readonly key: string
  readonly label: string
  readonly pair: Pair
  /** In words beside the number, such as its share of another. */
  readonly beside?: string
}

interface Props {
  /** Names the table. */
  readonly label: string
  /** What the rows are of. */
  readonly head: string
  readonly rows: readonly BarRow[]
  readonly format: (value: number) => string
}

/** Amounts of both periods as a table, whose rows have bars of the greater and the smaller ones. */
export function Bars({ label, head, rows, format }: Props) {
  const t = useText()
  const most = Math.max(1, ...rows.flatMap(({ pair }) => [pair.now, pair.before]))
  const widthOf = (value: number) => ({ width: `${(Math.max(0, value) / most) * 100}%` })
  return (
    <table className={classes.bars} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t('figures.now')}</th>
          <th scope="col">{t('figures.before')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, pair, beside }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <span className={classes.tracks} aria-hidden="true">
                <span style={widthOf(pair.now)} />
                <span style={widthOf(pair.before)} />
              </span>
            </th>
            <td>
              {format(pair.now)}
              {beside !== undefined && <span className={classes.beside}> {beside}</span>}
            </td>
            <td>{format(pair.before)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

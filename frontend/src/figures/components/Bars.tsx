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

/** Rows that stand there at once. */
const SHOWN = 8

/** Amounts of both periods as a table, whose rows have bars of the greater and the smaller ones; many fold up. */
export function Bars(props: Props) {
  const t = useText()
  const { rows } = props
  const most = Math.max(1, ...rows.flatMap(({ pair }) => [pair.now, pair.before]))
  const rest = rows.slice(SHOWN)
  if (rest.length < 2) return <BarTable {...props} most={most} />
  return (
    <div>
      <BarTable {...props} rows={rows.slice(0, SHOWN)} most={most} />
      <details className={classes.rest}>
        <summary>{t('figures.rest', { count: rest.length })}</summary>
        <BarTable {...props} label={t('figures.rest_of', { label: props.label })} rows={rest} most={most} />
      </details>
    </div>
  )
}

function BarTable({ label, head, rows, format, most }: Props & { readonly most: number }) {
  const t = useText()
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
                <Track share={pair.now / most} />
                <Track share={pair.before / most} />
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

/** Nothing has no bar, little has one that is seen. */
function Track({ share }: { readonly share: number }) {
  return <span style={{ width: share > 0 ? `max(2px, ${share * 100}%)` : 0 }} />
}

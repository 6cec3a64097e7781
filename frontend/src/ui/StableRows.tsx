import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './Button.tsx'
import classes from './stable-rows.module.css'
import { useStableRows } from './useStableRows.ts'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Names the question that the rows answer: the answer to another one shows at once. */
  readonly from: string
  /** Keys of the rows that the person acted on: they go at once where they belong here no more. */
  readonly sent?: ReadonlySet<string>
  readonly children: (rows: readonly Row[]) => ReactNode
}

/**
 * A list that follows what others do without moving under the hand: what waits is said quietly above the rows, and
 * takes no room.
 */
export function StableRows<Row>({ rows, keyOf, from, sent, children }: Props<Row>) {
  const t = useText()
  const stable = useStableRows(rows, keyOf, from, sent)
  return (
    <div className={classes.list} {...stable.hand}>
      <div role="status" className={classes.note}>
        {stable.waiting > 0 && (
          <Button size="small" look="secondary" icon="refresh" onClick={stable.take}>
            {t('ui.show_changes', { count: stable.waiting })}
          </Button>
        )}
      </div>
      {children(stable.rows)}
    </div>
  )
}

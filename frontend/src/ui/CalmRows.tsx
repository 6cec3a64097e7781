import type { ReactNode } from 'react'
import { useText } from '../app/i18n/useText.ts'
import { Button } from './Button.tsx'
import classes from './calm-rows.module.css'
import { useCalmRows } from './useCalmRows.ts'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  /** Names the question that the rows answer: the answer to another one shows at once. */
  readonly from: string
  /** Keys of the rows that the person acted on: they go at once where they belong here no more. */
  readonly sent?: ReadonlySet<string>
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list that follows what others do without moving under the hand: what waits is said quietly above the rows, and takes no room. */
export function CalmRows<Row>({ rows, keyOf, from, sent, children }: Props<Row>) {
  const t = useText()
  const calm = useCalmRows(rows, keyOf, from, sent)
  return (
    <div className={classes.list} {...calm.hand}>
      <div role="status" className={classes.note}>
        {calm.waiting > 0 && (
          <Button size="small" look="secondary" icon="refresh" onClick={calm.take}>
            {t('ui.show_changes', { count: calm.waiting })}
          </Button>
        )}
      </div>
      {children(calm.rows)}
    </div>
  )
}

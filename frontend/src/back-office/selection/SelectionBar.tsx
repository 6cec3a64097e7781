import type { ReactNode } from 'react'
import { useErrorText } from '../../i18n/useErrorText.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './selection.module.css'
import type { EachOutcome, EachState } from './useEach.ts'
import type { Selection } from './useSelection.ts'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly selection: Selection<Row>
  readonly state: EachState<Row>
  readonly nameOf: (row: Row) => string
  readonly onClose: () => void
  /** What is done with all that are chosen. */
  readonly children: ReactNode
}

/** How many rows are chosen, what can be done with them, and what became of each (ADM-02). */
export function SelectionBar<Row>({ rows, selection, state, nameOf, onClose, children }: Props<Row>) {
  const t = useText()
  const format = useFormat()
  const { chosen, choose } = selection
  return (
    <div className={classes.selection}>
      <p role="status" className={classes.count}>
        {state.status === 'sending'
          ? t('selection.sending', { done: format.number(state.done), of: format.number(state.of) })
          : chosen.length > 0 && t('selection.chosen', { count: chosen.length })}
      </p>
      {chosen.length > 0 && (
        <div className={classes.actions}>
          <div className={classes.does}>{children}</div>
          <span className={classes.picks}>
            {chosen.length < rows.length && (
              <Button size="small" look="quiet" icon="check" onClick={() => choose(rows)}>
                <span className={classes.words}>{t('selection.all')}</span>
              </Button>
            )}
            <Button size="small" look="quiet" icon="close" onClick={() => choose([])}>
              <span className={classes.words}>{t('selection.none')}</span>
            </Button>
          </span>
        </div>
      )}
      {state.status === 'done' && <Outcome {...state.outcome} nameOf={nameOf} onClose={onClose} />}
    </div>
  )
}

type OutcomeProps<Row> = EachOutcome<Row> & Pick<Props<Row>, 'nameOf' | 'onClose'>

/** How many went well, and of each other why it did not. */
function Outcome<Row>({ sent, failed, nameOf, onClose }: OutcomeProps<Row>) {
  const t = useText()
  const format = useFormat()
  const words = useErrorText()
  const counts = { done: format.number(sent - failed.length), of: format.number(sent) }
  return (
    <Notice kind={failed.length === 0 ? 'success' : 'warning'} onClose={onClose}>
      {t('selection.outcome', counts)}
      {failed.length > 0 && (
        <ul className={classes.failed}>
          {failed.map(({ row, error }) => (
            <li key={nameOf(row)}>
              <strong>{nameOf(row)}</strong> {words(error)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

import type { ReplicaTableView } from '@kredka/contracts/analysis/views'
import { useState } from 'react'
import { useResource } from '../../app/store/resource.ts'
import { useText } from '../../i18n/useText.ts'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { replicaTables } from '../resources.ts'
import classes from './table-list.module.css'

interface Props {
  /** Puts a name where the caret is. */
  readonly onInsert: (name: string) => void
}

/** What a question may name: the log, people, and a view for each type of event, with their columns. */
export function TableList({ onInsert }: Props) {
  const t = useText()
  const found = useResource(replicaTables, {})
  const [typed, setTyped] = useState('')
  return (
    <section className={classes.list} aria-label={t('analysis.tables')}>
      <h2 className={classes.head}>{t('analysis.tables')}</h2>
      <TextInput
        label={t('analysis.find_table')}
        labelHidden
        type="search"
        icon="search"
        clearable
        placeholder={t('analysis.find_table')}
        value={typed}
        onChange={setTyped}
      />
      <ResourceView of={found}>
        {(tables) =>
          tables.length === 0 ? (
            <p className={classes.soft}>{t('analysis.no_tables')}</p>
          ) : (
            <Tables tables={matching(tables, typed)} onInsert={onInsert} />
          )
        }
      </ResourceView>
    </section>
  )
}

/** Those whose name or column holds the word. */
function matching(tables: readonly ReplicaTableView[], typed: string): readonly ReplicaTableView[] {
  const word = typed.trim().toLowerCase()
  const has = (name: string) => name.toLowerCase().includes(word)
  return tables.filter(({ name, columns }) => word === '' || has(name) || columns.some((column) => has(column.name)))
}

function Tables({ tables, onInsert }: Props & { readonly tables: readonly ReplicaTableView[] }) {
  const t = useText()
  if (tables.length === 0) return <p className={classes.soft}>{t('analysis.no_such_table')}</p>
  return (
    <ul className={classes.tables}>
      {tables.map((table) => (
        <li key={table.name}>
          <Columns table={table} onInsert={onInsert} />
        </li>
      ))}
    </ul>
  )
}

/** The columns are drawn once they are asked for: there are thousands of them. */
function Columns({ table: { name, columns }, onInsert }: Props & { readonly table: ReplicaTableView }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && (
        <ul className={classes.columns}>
          <li>
            <button type="button" onClick={() => onInsert(name)} aria-label={t('analysis.insert', { name })}>
              <code>{name}</code>
              <span>{t('analysis.table')}</span>
            </button>
          </li>
          {columns.map((column) => (
            <li key={column.name}>
              <button
                type="button"
                onClick={() => onInsert(column.name)}
                aria-label={t('analysis.insert', { name: column.name })}
              >
                <code>{column.name}</code>
                <span>{column.type.toLowerCase()}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

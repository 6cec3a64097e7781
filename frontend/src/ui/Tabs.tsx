import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { bringInSight } from './bring-in-sight.ts'
import classes from './tabs.module.css'
import { useAddress } from './useAddress.ts'

export interface Tab<T extends string> {
  readonly value: T
  readonly label: string
  /** A number beside the label, such as what waits. */
  readonly count?: number
}

interface Props<T extends string> {
  readonly label: string
  readonly tabs: readonly Tab<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** Content of the tab that is open. */
  readonly children: ReactNode
}

/** Tabs: arrow keys move, the open one is in the tab order. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: Props<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // the open one can lie beyond the edge of a row that scrolls
  useEffect(() => {
    const open = list.current?.querySelector(`[data-tab="${value}"]`)
    if (list.current !== null && open != null) bringInSight(list.current, open)
  }, [value])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = next === undefined ? undefined : tabs[(next + tabs.length) % tabs.length]
    if (tab === undefined) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.value}"]`)?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={classes.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={classes.panel}>
        {children}
      </div>
    </div>
  )
}

/** The open tab, kept in the address under `key`; the first tab leaves the address clean (WID-01). */
export function useUrlTab<T extends string>(key: string, values: readonly [T, ...T[]]): [T, (value: T) => void] {
  const { params, change } = useAddress()
  const asked = params.get(key)
  const value = values.find((known) => known === asked) ?? values[0]
  const choose = (chosen: T) => change({ [key]: chosen === values[0] ? null : chosen }, { replace: true })
  return [value, choose]
}

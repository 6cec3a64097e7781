import { type MouseEvent, useRef, useState } from 'react'

/** Which rows of a table are chosen, by key. */
export interface Selection<Row> {
  /** Those of the rows on the screen, in their order. */
  readonly chosen: readonly Row[]
  readonly isChosen: (row: Row) => boolean
  /** By a press on a row's box; with Shift all from the last one that was pressed. */
  readonly press: (row: Row, event: MouseEvent<HTMLInputElement>) => void
  readonly choose: (rows: readonly Row[]) => void
  readonly keyOf: (row: Row) => string
}

/** @param rows what is on the screen: what is gone from there is chosen no more */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string | null>(null)
  return {
    chosen: rows.filter((row) => keys.has(keyOf(row))),
    isChosen: (row) => keys.has(keyOf(row)),
    press(row, { currentTarget, shiftKey }) {
      const key = keyOf(row)
      const pressed = shiftKey ? rangeOf(currentTarget, last.current, key) : [key]
      last.current = key
      setKeys((before) => {
        const after = new Set(before)
        for (const one of pressed) {
          if (currentTarget.checked) after.add(one)
          else after.delete(one)
        }
        return after
      })
    },
    choose: (some) => setKeys(new Set(some.map(keyOf))),
    keyOf,
  }
}

/** The keys from one row to another as they stand on the screen; the second alone where the first stands there no more. */
function rangeOf(box: HTMLInputElement, from: string | null, to: string): readonly string[] {
  const boxes = box.closest('tbody')?.querySelectorAll<HTMLInputElement>('input[data-pick]') ?? []
  const keys = [...boxes].map(({ value }) => value)
  const [a, b] = [keys.indexOf(from ?? ''), keys.indexOf(to)]
  return a === -1 ? [to] : keys.slice(Math.min(a, b), Math.max(a, b) + 1)
}

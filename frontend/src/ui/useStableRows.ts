import { useState } from 'react'

const NONE: ReadonlySet<string> = new Set()

interface Shown<Row> {
  /** What the rows answer: page, filter, order. */
  readonly from: string
  /** The newest answer. */
  readonly newest: readonly Row[]
  /** What is on the screen. */
  readonly rows: readonly Row[]
}

export interface StableRows<Row> {
  readonly rows: readonly Row[]
  /** How many rows came, went or changed places since, and wait to be shown. */
  readonly waiting: number
  /** Shows them now. */
  readonly take: () => void
  /** For the element around the rows: tells when somebody's hand is on them. */
  readonly hand: {
    readonly onPointerEnter: (event: { readonly pointerType: string }) => void
    readonly onPointerLeave: () => void
    readonly onFocus: () => void
    readonly onBlur: (event: { readonly currentTarget: Node; readonly relatedTarget: EventTarget | null }) => void
  }
}

/**
 * Rows of a list that changes by itself, kept from moving under somebody's hand: while the pointer or the focus is on
 * them, rows change in their places and further ones follow at the end, but none comes, goes or moves before they let
 * go or ask for it.
 * @param from names the question; the answer to another one shows at once
 * @param sent keys of rows that the person acted on: where the answer has them no more, they go at once, for that is no
 * surprise
 */
export function useStableRows<Row>(
  newest: readonly Row[],
  keyOf: (row: Row) => string,
  from: string,
  sent: ReadonlySet<string> = NONE,
): StableRows<Row> {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [shown, setShown] = useState<Shown<Row>>({ from, newest, rows: newest })
  const settled = settle(shown, { from, newest, rows: newest }, keyOf, pointed || focused)
  if (settled !== shown) setShown(settled)
  const rows = withoutSent(settled, keyOf, sent)
  return {
    rows,
    waiting: waitingIn({ ...settled, rows }, keyOf),
    take: () => setShown({ from, newest, rows: newest }),
    hand: {
      // a finger that scrolls past holds nothing
      onPointerEnter: ({ pointerType }) => setPointed(pointerType === 'mouse'),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}

/** What to show now; `before` itself where nothing changes. */
export function settle<Row>(
  before: Shown<Row>,
  now: Shown<Row>,
  keyOf: (row: Row) => string,
  held: boolean,
): Shown<Row> {
  const isSame = before.newest === now.newest && before.from === now.from
  if (!held || before.from !== now.from) return isSame && before.rows === now.newest ? before : now
  if (isSame) return before
  const rows = inPlaces(before.rows, now.newest, keyOf)
  return { ...now, rows: startsWith(now.newest, rows, keyOf) ? now.newest : rows }
}

/** Each row where it stood, as it is now; one that is gone as it was. */
function inPlaces<Row>(rows: readonly Row[], newest: readonly Row[], keyOf: (row: Row) => string): readonly Row[] {
  const byKey = new Map(newest.map((row) => [keyOf(row), row]))
  return rows.map((row) => byKey.get(keyOf(row)) ?? row)
}

/** Without the rows that the person sent away and the newest answer has no more. */
export function withoutSent<Row>(
  { rows, newest }: Pick<Shown<Row>, 'rows' | 'newest'>,
  keyOf: (row: Row) => string,
  sent: ReadonlySet<string>,
): readonly Row[] {
  if (sent.size === 0 || rows === newest) return rows
  const there = new Set(newest.map(keyOf))
  return rows.filter((row) => there.has(keyOf(row)) || !sent.has(keyOf(row)))
}

function startsWith<Row>(all: readonly Row[], first: readonly Row[], keyOf: (row: Row) => string): boolean {
  return first.every((row, n) => {
    const other = all[n]
    return other !== undefined && keyOf(other) === keyOf(row)
  })
}

function waitingIn<Row>({ rows, newest }: Shown<Row>, keyOf: (row: Row) => string): number {
  if (rows === newest) return 0
  const [here, there] = [new Set(rows.map(keyOf)), new Set(newest.map(keyOf))]
  const different =
    [...here].filter((key) => !there.has(key)).length + [...there].filter((key) => !here.has(key)).length
  if (different > 0) return different
  return startsWith(newest, rows, keyOf) ? 0 : rows.filter((row, n) => keyOf(row) !== keyOf(newest[n] ?? row)).length
}

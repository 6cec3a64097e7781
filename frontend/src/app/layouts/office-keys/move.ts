/** The rows of the first table of the page. */
const ROWS = '[data-office-rows] tbody tr'
/** What a press in it means something else to. */
const OTHERS =
  'input:not([data-pick]), textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"], dialog'

/** A single character that is typed into nothing and opens nothing. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  if (document.querySelector('[role="dialog"]') !== null) return false
  return !(event.target instanceof Element && event.target.closest(OTHERS) !== null)
}

/** What can be reached in a row, in its order. */
export function reachableIn(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('a[href], button')]
}

/**
 * Goes to the row below (1) or above (-1) that on which somebody is, else to the first one.
 * @returns whether there is one
 */
export function moveToRow(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(ROWS)]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = at === -1 ? rows[0] : rows[at + step]
  const target = row === undefined ? undefined : reachableIn(row)[0]
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
  return target !== undefined
}

/**
 * Chooses the row on which somebody is, or no more; with `toThere` all from the last one that was chosen.
 * @returns whether its rows can be chosen
 */
export function pickRow(toThere: boolean): boolean {
  const row = document.activeElement?.closest(ROWS)
  const box = row?.querySelector('input[data-pick]') ?? null
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: toThere }))
  return box !== null
}

/** @returns whether the page has a search */
export function moveToSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
  search?.focus()
  search?.select()
  return search !== null
}

/** Opens what comes next in the queue. @returns whether something does */
export function openNext(): boolean {
  const next = document.querySelector<HTMLAnchorElement>('main [data-next] a')
  next?.click()
  return next !== null
}

/** A column's name, or `-` before it for the other way round, as lists are asked for. */
export type BothWays<Column extends string> = Column | `-${Column}`

/** How a column is called in SQL; with a second one, whatever is alike in the first stands by it, the newest first. */
type Ordering = string | readonly [column: string, newest: string]

/**
 * The orders of a list by these columns, both ways. An index over the column (with the second one, descending, where
 * there is one) and then the key gives each of them, forwards or backwards, so that a page costs the same however long
 * the list is.
 * @param columns what each is called in SQL
 * @param key tells rows apart that are alike in the column
 */
export function bothWays<Column extends string>(
  columns: Readonly<Record<Column, Ordering>>,
  key: string,
): Readonly<Record<BothWays<Column>, string>> {
  const orders = Object.entries<Ordering>(columns).flatMap(([name, ordering]) => {
    if (typeof ordering === 'string') {
      return [
        [name, `${ordering}, ${key}`],
        [`-${name}`, `${ordering} desc, ${key} desc`],
      ]
    }
    const [column, newest] = ordering
    return [
      [name, `${column}, ${newest} desc, ${key} desc`],
      [`-${name}`, `${column} desc, ${newest}, ${key}`],
    ]
  })
  return Object.fromEntries(orders) as Record<BothWays<Column>, string>
}

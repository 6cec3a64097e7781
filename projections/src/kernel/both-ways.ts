/** A column's name, or `-` before it for the other way round, as lists are asked for. */
export type BothWays<Column extends string> = Column | `-${Column}`

/**
 * The orders of a list by these columns, both ways. An index over the column and then the key gives each of them,
 * forwards or backwards, so that a page costs the same however long the list is.
 * @param columns what each is called in SQL
 * @param key tells rows apart that are alike in the column
 */
export function bothWays<Column extends string>(
  columns: Readonly<Record<Column, string>>,
  key: string,
): Readonly<Record<BothWays<Column>, string>> {
  const orders = Object.entries<string>(columns).flatMap(([name, column]) => [
    [name, `${column}, ${key}`],
    [`-${name}`, `${column} desc, ${key} desc`],
  ])
  return Object.fromEntries(orders) as Record<BothWays<Column>, string>
}

/** In the order of the language; what is not known is last both ways, and equal rows stay as they stood. */
export function sortRows<Row>(
  rows: readonly Row[],
  by: (row: Row) => string | number | null,
  descending: boolean,
  locale: string,
): readonly Row[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const way = descending ? -1 : 1
  return rows.toSorted((a, b) => {
    const [one, other] = [by(a), by(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    if (typeof one === 'number' && typeof other === 'number') return (one - other) * way
    return compare(String(one), String(other)) * way
  })
}

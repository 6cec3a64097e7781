/** Columns side by side, padded: numbers and what looks like one to the right, everything else to the left. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => (row[n] ?? '').length)))
  const right = head.map((_, n) => rows.length > 0 && rows.every((row) => /^[\d\s.,×–-]*$/.test(row[n] ?? '')))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, n) => (right[n] ? cell.padStart(widths[n] ?? 0) : cell.padEnd(widths[n] ?? 0)))
      .join('  ')
      .trimEnd()
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

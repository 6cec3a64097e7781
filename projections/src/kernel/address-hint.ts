/**
 * Enough of an address, as an SQL expression, to tell people apart: `a…@example.com`. The whole one is shown for a
 * reason alone (ADM-02).
 */
export function hintOf(email: string): string {
  return `left(${email}, 1) || '…@' || split_part(${email}, '@', 2)`
}

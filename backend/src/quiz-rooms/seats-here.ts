/** Seats with a socket in this process. */
export function seatsHere(members: Iterable<{ readonly seat: number | null }>): ReadonlySet<number> {
  return new Set([...members].flatMap(({ seat }) => seat ?? []))
}

import { HOUSE_ZONE } from '@kredka/contracts/kernel/days'

/** Pieces of SQL of the ledger. `$2` is the day it is asked for. */

/** Entries as sums: what was charged, what came in, what went back. */
export function totalsOf(entries: string): string {
  const sum = (what: string, sign: string, condition: string) =>
    `coalesce(${sign}sum(${entries}.${what}) filter (where ${condition}), 0)::bigint::float8`
  const back = `${entries}.kind in ('returned', 'return_reversed')`
  return `${sum('charge', '', 'true')} as charged, ${sum('received', '', `not ${back}`)} as received,
    ${sum('received', '-', back)} as returned`
}

/**
 * Payments with what is open of each: its entries alone are set off against each other, and what was paid without being
 * charged is to be returned once its charge was closed, else paid ahead.
 */
export function openPayments(mine: string, other: string): string {
  return `with sums as (
      select e.payment_id, e.${other} as person_id, ${totalsOf('e')} from payments.entries e where ${mine} group by 1, 2
    ), open as (
      select s.*, s.charged - s.received + s.returned as net, exists (
          select from payments.entries c where c.payment_id = s.payment_id and c.kind = 'charge_closed'
            and (c.recorded_at at time zone '${HOUSE_ZONE}')::date <= $2::date
        ) as closed
        from sums s
    )`
}

/** Of `openPayments`, all together. */
export const SUMS = `coalesce(sum(charged), 0) as charged, coalesce(sum(received), 0)
  as received, coalesce(sum(returned), 0) as returned,
  coalesce(sum(net) filter (where net > 0), 0) as owed, coalesce(-sum(net) filter (where net < 0 and not closed), 0)
    as ahead,
  coalesce(-sum(net) filter (where net < 0 and closed), 0) as to_return`

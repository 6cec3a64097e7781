/** Enough of the address `email` to tell people apart: `a…@example.com`. The whole one is shown for a reason alone. */
export function hintOf(email: string): string {
  return `left(${email}, 1) || '…@' || split_part(${email}, '@', 2)`
}

/** The state of account `a` as the back office calls it: whatever comes between open and forgotten by the person's own wish is leaving. */
export const ACCOUNT_STATE = `case when a.state = 'open' and a.deletion_due_at is not null then 'leaving' when a.state in ('open', 'blocked', 'forgotten') then a.state else 'leaving' end`

/**
 * The state of account `a` as the back office calls it: whatever comes between open and forgotten by the person's own
 * decision is leaving.
 */
export const ACCOUNT_STATE = `case when a.state = 'open' and a.deletion_due_at is not null then 'leaving'
  when a.state in ('open', 'blocked', 'forgotten') then a.state else 'leaving' end`

/**
 * The state of account `a` as the back office calls it: whatever comes between open and forgotten by the person's own
 * decision is leaving.
 */
export const ACCOUNT_STATE = `case when a.state = 'open' and a.deletion_due_at is not null then 'leaving'
  when a.state in ('open', 'blocked', 'forgotten') then a.state else 'leaving' end`

/** The lists of addresses, as `l`, that were opened while account `a` stood in them. */
export const ADDRESS_LISTS_OF = `users.address_lists l
   where l.open_until >= a.registered_at
     and not exists (select from users.forgotten f where f.user_id = a.user_id and f.at < l.at)`

/**
 * What staff did about account `a`, the lists of addresses that it stood in among them: each is one row for everybody.
 */
export const ACTS_ABOUT = `
  select event_id, type, at, actor, feature, reason from users.history where user_id = a.user_id
  union all
  select l.event_id, 'AddressListOpened', l.at, l.actor, null, l.reason from ${ADDRESS_LISTS_OF}`

-- What the sender is at (operational: the mails themselves are events). No address, no parameters, no token stands here in the clear.

create table deliveries (
  mail_id text not null,
  -- Resends so far: a mail is delivered once a round.
  round integer not null,
  subject_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- Set while a sender has it in hand; a sender that begins takes over what another left behind.
  claimed_at timestamptz,
  -- The mail server has taken it; what may be missing is the event that says so.
  accepted_at timestamptz,
  -- The way's own words, for the operator.
  last_error text,
  primary key (mail_id, round)
);
create index on deliveries (next_attempt_at) where state = 'waiting';
create index on deliveries (subject_id);

-- The newest text of each mail, closed with its person's key; tokens in it are blotted out.
create table bodies (
  mail_id text primary key,
  subject_id text not null,
  box bytea not null,
  rendered_at timestamptz not null
);
create index on bodies (subject_id);

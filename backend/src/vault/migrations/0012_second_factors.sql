-- Second factors of the staff (ADM-08). The secret is encrypted under its owner's key and bound to its place; of a
-- recovery code a keyed hash is kept. A set-up is pending until a code confirms it.
create table second_factors (
  factor_id text primary key,
  admin_id text not null,
  envelope bytea not null,
  created_at timestamptz not null,
  pending_until timestamptz
);
create index on second_factors (admin_id);
create index on second_factors (pending_until);

create table recovery_codes (
  codes_id text not null,
  number smallint not null,
  factor_id text not null references second_factors on delete cascade,
  hash bytea not null,
  primary key (codes_id, number)
);
create index on recovery_codes (factor_id);

-- Log-ins between the password and the code: the browser holds the token.
create table half_logins (
  token_hash bytea primary key,
  admin_id text not null,
  tries integer not null,
  expires_at timestamptz not null
);
create index on half_logins (admin_id);
create index on half_logins (expires_at);

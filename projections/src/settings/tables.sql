-- public: what a person has chosen; null where nothing was chosen and a default holds
create table people (
  user_id            text primary key,
  has_password       boolean not null,
  language           text,
  currency           text,
  country            text,
  timezone           text,
  palette            text,
  colour_scheme      text,
  lead_time_hours    int,
  not_today          boolean,
  buffer_minutes     int,
  cancellation_hours int,
  places             text[],
  online_tool        text,
  -- personal: null once the person is forgotten
  meeting_links      jsonb,
  account_holder     text,
  bank_account       text
);

-- public: features being tried out, by person; no row where a feature was never asked for, or given up
create table beta_features (
  user_id text not null,
  feature text not null,
  state   text not null,
  reason  text,
  since   timestamptz not null,
  primary key (user_id, feature)
);
create index on beta_features (user_id) where state = 'requested';

-- public: for whom a feature is on, as it was decided last; no row before the first time
create table rollouts (
  feature   text primary key,
  mode      text not null,
  share     int not null,
  -- first and last day in Europe/Warsaw
  from_day  date,
  until_day date,
  admin_id  text not null,
  reason    text not null,
  -- how often it was decided
  revision  int not null,
  since     timestamptz not null
);

-- Browsers that take push messages, by a hash of their address at the push service. What a device is told ends with the login it allowed it in.
create table push_devices (
  device_id  text primary key,
  user_id    text not null,
  session_id text not null,
  -- address and keys, in the person's envelope
  envelope        bytea not null,
  host       text not null,
  since      timestamptz not null
);
create index on push_devices (user_id);
create index on push_devices (session_id);

-- Messages on their way to devices, in the person's envelope.
create table push_messages (
  message_id      text not null,
  device_id       text not null references push_devices on delete cascade,
  envelope             bytea not null,
  attempts        int not null default 0,
  next_attempt_at timestamptz not null,
  expires_at      timestamptz not null,
  primary key (message_id, device_id)
);
create index on push_messages (next_attempt_at);
create index on push_messages (device_id);

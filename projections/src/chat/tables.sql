-- message is null once its sender was forgotten
create table messages (
  message_id text primary key,
  chat_id    text not null,
  number     int not null,
  sender_id  text not null,
  to_user_id text not null,
  message    text,
  sent_at    timestamptz not null,
  unique (chat_id, number)
);
create index on messages (sender_id);

-- public: the two sides of a chat, a row each; who shares a chat with whom
create table members (
  user_id      text not null,
  chat_id      text not null,
  other_id     text not null,
  teacher_id   text not null,
  -- messages of the chat, and up to which of them this side has seen it: what comes after is the other side's
  last_number  int not null,
  seen         int not null,
  unseen       int generated always as (last_number - seen) stored,
  last_at      timestamptz not null,
  primary key (user_id, chat_id)
);
create index on members (user_id, last_at desc, chat_id);
create index on members (user_id) where unseen > 0;
create index on members (user_id, other_id);
create index on members (chat_id);

-- public: user_id takes no messages and orders from blocked_id; the two need no chat
create table blocks (
  user_id    text not null,
  blocked_id text not null,
  blocked_at timestamptz not null,
  reason     text not null,
  note       text,
  primary key (user_id, blocked_id)
);
create index on blocks (blocked_id);

-- public: reports of messages. reported_id sent the message; the name keeps what others say of a person out of the export of that person's data
create table reports (
  message_id  text primary key,
  chat_id     text not null,
  reporter_id text not null,
  reported_id text not null,
  state       text not null default 'waiting',
  reason      text not null,
  note        text,
  reported_at timestamptz not null,
  decided_at  timestamptz
);
create index on reports (reported_at desc, message_id);
create index on reports (state, reported_at desc);
create index on reports (reported_id);
create index on reports (reporter_id);

create table report_history (
  message_id text not null,
  event_id   text not null,
  type       text not null,
  actor      text not null,
  reason     text,
  at         timestamptz not null,
  place      int not null,
  primary key (message_id, place)
);

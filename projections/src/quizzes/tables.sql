-- public: quizzes as their authors have them; the words are null once the author is forgotten
create table quizzes (
  quiz_id      text primary key,
  author_id    text not null,
  state        text not null default 'draft',
  title        text,
  description  text,
  subject_id   text not null default '',
  level        text not null default 'any',
  difficulty   int not null default 3,
  language     text not null default 'pl',
  exam_minutes int,
  -- the newest frozen version, the listed one and the one that waits
  frozen       int,
  listed       int,
  waiting      int,
  reason       text,
  -- written since the newest version
  is_changed   boolean not null default false,
  -- plain text of the title, for the search
  search       text not null default '',
  words        tsvector generated always as (to_tsvector('simple', search)) stored,
  changed_at   timestamptz not null,
  sent_at      timestamptz,
  -- finished attempts of others than the author
  plays        int not null default 0,
  -- whose version it began as
  copied_quiz_id   text,
  copied_author_id text
);
create index on quizzes (author_id, changed_at desc);
create index on quizzes (state, sent_at desc, quiz_id desc) where sent_at is not null;
create index on quizzes (sent_at, quiz_id) where sent_at is not null;
create index on quizzes (sent_at, quiz_id) where waiting is not null;
create index on quizzes (sent_at desc, quiz_id) where waiting is null and sent_at is not null;
create index on quizzes using gin (read_side.beginnings(words));

-- the questions of a draft, with what is right: their author's alone
create table draft (
  quiz_id     text not null,
  question_id text not null,
  author_id   text not null,
  revision    int not null,
  -- the order; whoever is put between two others gets a number between theirs
  place       numeric not null,
  type        text not null,
  level       text,
  weight      int not null,
  picture_id  text,
  is_ready    boolean not null,
  content     jsonb,
  -- plain text of prompt and answers, for the back office
  search      text not null default '',
  -- what a duplicate of it is known by; null once the author is forgotten
  fingerprint text,
  primary key (quiz_id, question_id)
);
create index on draft (author_id, fingerprint);

-- public: frozen versions; `questions` are id, revision, level and weight of each, in their order
create table versions (
  quiz_id      text not null,
  version      int not null,
  author_id    text not null,
  title        text,
  description  text,
  subject_id   text not null,
  level        text not null,
  difficulty   int not null,
  language     text not null,
  exam_minutes int,
  questions    jsonb not null,
  length       int not null,
  types        text[] not null default '{}',
  frozen_at    timestamptz not null,
  primary key (quiz_id, version)
);
create index on versions (author_id);

-- frozen questions, with what is right: nobody reads them but through what leaves that out
create table questions (
  question_id text not null,
  revision    int not null,
  quiz_id     text not null,
  author_id   text not null,
  type        text not null,
  picture_id  text,
  content     jsonb,
  level       text not null,
  subject_id  text not null,
  search      text not null default '',
  words       tsvector generated always as (to_tsvector('simple', search)) stored,
  -- as in the draft
  fingerprint text,
  -- with the first version that holds it
  frozen_at   timestamptz not null,
  primary key (question_id, revision)
);
create index on questions using gin (words);
create index on questions (frozen_at desc, question_id, revision);
create index on questions (subject_id, frozen_at desc, question_id, revision);
create index on questions (quiz_id);
create index on questions (fingerprint);
create index on questions (author_id);
create index on questions (picture_id) where picture_id is not null;

-- public: the versions that everybody finds
create table listed (
  quiz_id    text primary key,
  version    int not null,
  author_id  text not null,
  subject_id text not null,
  level      text not null,
  difficulty int not null,
  language   text not null,
  length     int not null,
  -- plain text of title and description
  search     text not null,
  words      tsvector generated always as (to_tsvector('simple', search)) stored,
  added_at   timestamptz not null,
  plays      int not null default 0
);
create index on listed using gin (read_side.beginnings(words));
create index on listed (plays desc, added_at desc, quiz_id);
create index on listed (subject_id, added_at desc, quiz_id);
create index on listed (added_at desc, quiz_id);
create index on listed (level, added_at desc, quiz_id);
create index on listed (language, added_at desc, quiz_id);
create index on listed (difficulty, added_at desc, quiz_id);
create index on listed (difficulty desc, added_at desc, quiz_id);
create index on listed (length);
create index on listed (author_id);

-- public: questions of listed versions, to be drawn by lot; `lot` stands for the question's id and orders them without sense
create table drawable (
  question_id text not null,
  quiz_id     text not null,
  version     int not null,
  author_id   text not null,
  subject_id  text not null,
  language    text not null,
  level       text not null,
  lot         int not null,
  -- few and short answers, one of them right: it can be asked on tiles
  fits_tiles  boolean not null,
  primary key (quiz_id, question_id)
);
create index on drawable (language, subject_id, level, lot);
create index on drawable (language, subject_id, level, lot) where fits_tiles;
create index on drawable (author_id);

-- when a version was sent for review, and what staff decided
create table history (
  quiz_id   text not null,
  version   int not null,
  event_id  text not null,
  type      text not null,
  actor     text not null,
  reason    text,
  -- where the reason is an author's own words, or said in their name
  author_id text,
  at        timestamptz not null,
  place     int not null,
  primary key (quiz_id, place)
);
create index on history (author_id) where author_id is not null;

-- how keys of frozen versions were corrected: nobody reads them but through what leaves the key out
create table keys (
  quiz_id      text not null,
  key_revision int not null,
  version      int not null,
  question_id  text not null,
  author_id    text not null,
  is_void      boolean not null,
  -- null once the author is forgotten
  key          jsonb,
  reason       text,
  -- its author, or staff in their stead
  actor        text not null,
  at           timestamptz not null,
  -- of its question in its version
  is_newest    boolean not null default true,
  primary key (quiz_id, key_revision)
);
create index on keys (quiz_id, version, question_id);
create index on keys (author_id);

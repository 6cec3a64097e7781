-- What visitors used up of what a day of Europe/Warsaw allows. The bucket is a keyed hash of day, limit and whom it counts.
create table day_limits (
  day date not null,
  bucket bytea not null,
  used integer not null,
  primary key (day, bucket)
);

-- How often faults happened, by day of Europe/Warsaw: the error log keeps of equal ones only the first and the last time.
create table error_days (
  day date not null,
  source text not null,
  times integer not null,
  primary key (day, source)
);

export const MANY_LEVELS = 30_000
const AUTHORS = MANY_LEVELS / 100
/** Every so many levels there is one with the word in its name. */
export const WORD_EVERY = { ogrod: 1, setny: 50, rzadki: 1_000 }
/** Every so many levels there is one that was reported, and one that was taken down. */
export const REPORTED_EVERY = 500
const TAKEN_DOWN_EVERY = 700

const search = Object.entries(WORD_EVERY).map(([word, every]) => `case when n % ${every} = 0 then '${word}' end`)

/** Statements that make many levels at once, a hundred an author, the last one the newest. */
export const MANY_LEVELS_SQL = `
  insert into profiles.people (user_id, name) select 'a' || n, 'Osoba ' || n from generate_series(0, ${AUTHORS - 1}) n;
  insert into levels.levels (level_id, author_id, state, name, drawn, revision, version, published, published_name,
                             published_at, search, reports, changed_at)
    select 'l' || n, 'a' || n % ${AUTHORS}, case when n % ${TAKEN_DOWN_EVERY} = 1 then 'taken_down' else 'listed' end,
           'Poziom ' || n, '{}', 0, 1, '{}', 'Poziom ' || n, at, concat_ws(' ', ${search.join(', ')}),
           case when n % ${REPORTED_EVERY} = 0 then 1 else 0 end, at
      from generate_series(0, ${MANY_LEVELS - 1}) n,
           lateral (select '2026-01-01'::timestamptz + n * interval '1 minute' as at) t;
  insert into levels.versions (level_id, version, author_id, is_listed, search, published_at, food, tries, clears)
    select level_id, 1, author_id, state = 'listed', search, published_at, 2, n % 97, n % 97 / (1 + n % 5)
      from (select *, substr(level_id, 2)::int as n from levels.levels) l;
  analyze`

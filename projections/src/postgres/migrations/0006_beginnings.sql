-- How words begin, for indexes: the first three, four and six letters of each. A beginning is looked up as one of these, and the
-- words are compared afterwards. An index of the words themselves gathers all that begin alike before it knows which rows have the
-- other words too: of two common beginnings that are never together it reads every row of both.
create function beginnings(words tsvector) returns text[]
  language sql immutable strict parallel safe
  return (
    select array_agg(distinct left(word, letters))
      from unnest(tsvector_to_array(words)) word cross join (values (3), (4), (6)) as long (letters)
     where letters = 3 or length(word) >= letters);

-- The longest of them of each word of a search.
create function longest_beginnings(words tsvector) returns text[]
  language sql immutable strict parallel safe
  return (
    select array_agg(left(word, case when length(word) >= 6 then 6 when length(word) >= 4 then 4 else 3 end))
      from unnest(tsvector_to_array(words)) word);

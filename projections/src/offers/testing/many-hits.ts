export const MANY_OFFERS = 30_000
const TEACHERS = MANY_OFFERS / 3

/**
 * Statements that make many hits at once: three offers a teacher, ten subjects, twenty cities, one offer in three
 * online.
 */
export const MANY_HITS = `
  insert into profiles.people (user_id, name, teacher_state)
    select 't' || n, 'Osoba', 'active' from generate_series(0, ${TEACHERS - 1}) n;
  insert into offers.hits (offer_id, version, teacher_id, kind, subject_id, level, places, city_id, main_amount,
    added_at, hours, reviews,
                           standing, score, subject_score, reasons, search, names)
    select 'f' || n, 1, 't' || n % ${TEACHERS}, 1, 'subject' || n / 20 % 10, 'basic',
           array[case when n % 3 = 0 then 'online' else 'student_house' end],
           case when n % 3 <> 0 then 'city' || n % 20 end, 8000, '2026-01-01'::timestamptz + n * interval '1 minute',
             '{}', 0,
           450, n * 7919 % 10000, n * 7907 % 10000, '{}', '', ''
      from generate_series(0, ${MANY_OFFERS - 1}) n;
  analyze`

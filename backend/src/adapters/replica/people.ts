/**
 * Everybody who has, or had, an account, as the log has them now. Words and addresses are masked as in the back office,
 * also where the events come from an export in which they stand in clear.
 */
export const PEOPLE = `CREATE VIEW people AS
SELECT
  registered.user_id,
  registered.event_at AS registered_at,
  registered.provider,
  registered.event_origin AS origin,
  coalesce(spoken.language, registered.language) AS language,
  teaching.since AS teaches_since,
  offering.city_id,
  coalesce(blocking.is_blocked, false) AS is_blocked,
  forgotten.event_at AS forgotten_at,
  left(registered.name, 1) || '…' AS name,
  left(registered.email, 1) || '…@' || split_part(registered.email, '@', 2) AS email
FROM AccountRegistered registered
LEFT JOIN (SELECT user_id, arg_max(language, event_number) AS language FROM LanguageChosen GROUP BY ALL) spoken
  USING (user_id)
LEFT JOIN (SELECT user_id, min(event_at) AS since FROM TeacherProfileCreated GROUP BY ALL) teaching USING (user_id)
LEFT JOIN (
  SELECT teacher_id AS user_id, arg_max(city_id, event_number) AS city_id FROM OfferSubmitted GROUP BY ALL
) offering USING (user_id)
LEFT JOIN (
  SELECT user_id, arg_max(is_blocked, event_number) AS is_blocked
  FROM (
    SELECT user_id, event_number, true AS is_blocked FROM AccountBlocked
    UNION ALL SELECT user_id, event_number, false FROM AccountUnblocked
  )
  GROUP BY ALL
) blocking USING (user_id)
LEFT JOIN PersonForgotten forgotten ON forgotten.subject_id = registered.user_id`

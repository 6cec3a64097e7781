/**
 * That hit `h` fits saved search `s`: the search's own conditions, said of its columns. Of somebody who is forgotten
 * nothing fits.
 */
export const FITS = `s.name is not null
  and (s.subject is null or h.subject_id = s.subject)
  and (s.level is null or h.level in ('any', s.level))
  and (s.place is null or h.places @> array[s.place])
  and (s.city is null or h.city_id = s.city or s.online and h.online)
  and (s.price_min is null or h.main_amount >= s.price_min)
  and (s.price_max is null or h.main_amount <= s.price_max)
  and (s.rating is null or h.rating >= s.rating)
  and (s.hours is null or h.hours && s.hours)
  and (s.terms is null or h.search @@ to_tsquery('simple', s.terms))`

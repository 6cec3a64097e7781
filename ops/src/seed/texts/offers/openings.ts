/**
 * First sentences that some offers have before their own text: `{of}` and `{from}` are the subject, `{years}` the years
 * taught.
 */
export const OPENINGS_PL = [
  'Uczę {of} od {years} lat.',
  'Od {years} lat prowadzę korepetycje {from}.',
  'Korepetycji {from} udzielam od {years} lat i nadal lubię pierwsze spotkania.',
  'Zajęcia {from} prowadzę od {years} lat, głównie indywidualnie.',
  '{Przeprowadziłem|Przeprowadziłam} już wiele godzin zajęć {from}, a plan i tak układam za każdym razem od nowa.',
  'Uczę {of} tak, jak {sam chciałbym być uczony|sama chciałabym być uczona}: spokojnie i na konkretach.',
  'Nauka {of} idzie łatwiej, kiedy ktoś siedzi obok i ma czas.',
  'W ciągu {years} lat uczenia {of} {zebrałem|zebrałam} sporo przykładów, które dobrze tłumaczą trudne miejsca.',
] as const

export const OPENINGS_EN = [
  'I have taught for a good few years, mostly one to one.',
  'My lessons are calm, regular and planned around you.',
  'I teach one person at a time, so the plan is always yours.',
] as const

/**
 * What was told of somebody else's offer, without its title: that is its teacher's word, and is looked up where it is
 * shown (EVT-10).
 */
export function dropOfferTitle(told: unknown): unknown {
  if (typeof told !== 'object' || told === null) return told
  const { offer_title: _title, ...rest } = told as Readonly<Record<string, unknown>>
  return rest
}

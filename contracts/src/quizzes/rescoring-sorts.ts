/** Orders of the corrected keys: those whose scores are still to follow first, by itself. */
export const RESCORING_SORTS = [
  'progress',
  '-progress',
  'corrected_at',
  '-corrected_at',
  'changed',
  '-changed',
] as const

/** Rules of what authors learn of their questions (QUI-09), the same in browser and server. */

/**
 * Figures show from so many people's first attempts on, or answers in rooms: fewer tell nothing, and might tell who
 * answered what.
 */
export const ATTEMPTS_NEEDED = 20
/** Typed words are shown where so many people gave them, the commonest so many of each place. */
export const WORD_PEOPLE_MIN = 3
export const WORDS_SHOWN = 20
/** The best and the weakest this part of those who answered are compared: what a question tells apart. */
export const GROUP_SHARE = 0.27
/** Basis points: below and above, a question is nearly never or nearly always answered. */
export const HARD_BELOW_BP = 2_000
export const EASY_ABOVE_BP = 9_500
/** Basis points by which the best should be ahead of the weakest, at least. */
export const DISCRIMINATION_MIN_BP = 1_500
/** Seconds: whoever took longer was elsewhere. */
export const SECONDS_MAX = 600
/** Days of the chart of plays: twelve weeks. */
export const PLAY_DAYS = 84
/** Parts of the distribution of scores: 0–9 % … 90–99 %, and 100 %. */
export const SCORE_PARTS = 11

/** What an author should look at. `KEY_BEATEN`: something that is not right was answered by more people. */
export const ITEM_FLAGS = ['KEY_BEATEN', 'TOO_HARD', 'TOO_EASY', 'TELLS_LITTLE'] as const
export type ItemFlag = (typeof ITEM_FLAGS)[number]

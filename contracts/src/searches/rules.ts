/** Rules of favourite offers and saved searches (OFR-07), the same in browser and server. */

export const FAVOURITES_MAX = 200
export const SAVED_SEARCHES_MAX = 20
export const SEARCH_NAME_MAX = 80
/** New offers of a saved search are counted up to here. */
export const NEW_OFFERS_SHOWN = 99

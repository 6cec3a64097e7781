/** How intents of visitors begin here; the id of an offer or the address of a search follows. */
export const FAVOUR = 'favour:'
export const SEARCH = 'search:'

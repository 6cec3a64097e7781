export const ABOUT_MAX = 2000
export const PHONE_MAX = 20
/** A phone number as people write it: digits, spaces, dashes, an optional plus. */
export const PHONE_PATTERN = '^\\+?[0-9][0-9 -]{5,18}$'

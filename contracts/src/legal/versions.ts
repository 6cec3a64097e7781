/** Versions in force of what people accept (LGL-01), by the date they took effect. */
export const GENERAL_TERMS_VERSION = '2026-11-01'
export const TUTOR_TERMS_VERSION = '2026-11-01'
export const PRIVACY_POLICY_VERSION = '2026-11-29'
/** Nobody accepts it: it tells what is stored. */
export const COOKIE_POLICY_VERSION = '2026-11-29'

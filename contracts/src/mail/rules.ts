/**
 * MAI-01: sent mails are listed and can be read this long; then list and texts go, and files of the outbox. The log
 * keeps that they were sent.
 */
export const MAIL_KEPT_DAYS = 180

/** The ways to a person: the list and the bell, mail, and push messages on the devices that they allowed it on. */
export const CHANNELS = ['in_app', 'mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]
export type Wanted = Readonly<Record<Channel, boolean>>

/** Notices are listed this long; the log keeps what happened. */
export const KEPT_DAYS = 365
/** The newest few, for the bell. */
export const NEWEST = 5

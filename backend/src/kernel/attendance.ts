/**
 * What sockets attend to, such as a room or the place of its host, counted in all processes. Nothing of it enters the
 * log.
 */
export interface Attendance {
  arrive(key: string): Promise<void>
  leave(key: string): Promise<void>
  /** What this process says of it to the others, as long as it attends to it. */
  describe(key: string, detail: string): Promise<void>
  /** What the others that live say of it. */
  detailsElsewhere(key: string): Promise<readonly string[]>
  /** By sockets of this process. */
  isHere(key: string): boolean
  /** By sockets of whatever process that lives. */
  isAnywhere(key: string): Promise<boolean>
  /**
   * When a process other than this one attended to it last, in milliseconds of the shared clock, as far as that is
   * known; and since when any other process runs that lives, null for none.
   * @param startedBy of those alone that ran by then: whoever came with this one, after a time without any, is no news
   */
  lastElsewhere(
    key: string,
    startedBy?: number,
  ): Promise<{ readonly at: number | null; readonly runsSince: number | null }>
}

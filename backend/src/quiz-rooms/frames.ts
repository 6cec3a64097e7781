import type { RoomAudience } from '@kredka/contracts/quiz-rooms/channel'
import type { RoomChangeView, RoomHostView, RoomView, SeatRowView } from '@kredka/contracts/quiz-rooms/views'
import { instant } from './instant.ts'
import { type Sections, type Shown, seatRows, sectionsOf } from './room-sections.ts'

/**
 * What sockets of one audience are told of a room, step by step: the same for those that are there and for a replay.
 */
export interface Frames {
  /** All of it, at the revision that the next change builds on. */
  whole(shown: Shown, now: number, host: RoomHostView | null): RoomView
  /**
   * What differs from what was told last; null where nothing does.
   * @param awaitsMore how many are there and have answered is told with whatever else is new, and not by itself
   */
  next(shown: Shown, now: number, host: RoomHostView | null, awaitsMore?: boolean): RoomChangeView | null
}

export function createFrames(audience: RoomAudience): Frames {
  let revision = 0
  const told = new Map<string, string>()
  const toldSeats = new Map<number, string>()
  let seatsOf: unknown[] = []
  let toldProgress: Sections['progress'] | null = null

  const isNew = (name: string, section: unknown) => {
    const text = JSON.stringify(section)
    if (told.get(name) === text) return false
    told.set(name, text)
    return true
  }

  /** Rows that differ from what was told of them. */
  function changedSeats(shown: Shown): SeatRowView[] {
    if (audience === 'seat') return []
    const { room, names, connected } = shown
    const from = [room.seats, room.totals, names.size, room.closed, room.host_id, connected]
    if (from.every((part, n) => part === seatsOf[n])) return []
    seatsOf = from
    return seatRows(shown, audience === 'host').filter((row) => {
      const text = JSON.stringify(row)
      if (toldSeats.get(row.seat) === text) return false
      toldSeats.set(row.seat, text)
      return true
    })
  }

  return {
    whole: (shown, now, host) => ({
      revision,
      now: instant(now),
      ...sectionsOf(shown, now),
      // as everybody sees it, until all are told more
      ...(toldProgress === null ? {} : { progress: toldProgress }),
      ...(audience === 'seat' ? {} : { seats: seatRows(shown, audience === 'host') }),
      ...(host === null ? {} : { host }),
    }),
    next: (shown, now, host, awaitsMore = false) => {
      const { progress, ...sections }: Sections = sectionsOf(shown, now)
      const entries: [string, unknown][] = Object.entries(sections).filter(([name, section]) => isNew(name, section))
      const seats = changedSeats(shown)
      const isHostNew = host !== null && isNew('host', host)
      const isMore = entries.length > 0 || seats.length > 0 || isHostNew
      if (!isMore && (awaitsMore || !isNew('progress', progress))) return null
      if (!isMore || isNew('progress', progress)) entries.push(['progress', progress])
      toldProgress = progress
      revision += 1
      return {
        revision,
        base: revision - 1,
        now: instant(now),
        ...Object.fromEntries(entries),
        ...(seats.length === 0 ? {} : { seats }),
        ...(isHostNew ? { host } : {}),
      }
    },
  }
}

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
  /** What differs from what was told last; null where nothing does. */
  next(shown: Shown, now: number, host: RoomHostView | null): RoomChangeView | null
}

export function createFrames(audience: RoomAudience): Frames {
  let revision = 0
  const told = new Map<string, string>()
  const toldSeats = new Map<number, string>()
  let seatsOf: unknown[] = []

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
    const from = [room.seats, room.totals, names.size, room.closed, connected]
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
      ...(audience === 'seat' ? {} : { seats: seatRows(shown, audience === 'host') }),
      ...(host === null ? {} : { host }),
    }),
    next: (shown, now, host) => {
      const sections: Sections = sectionsOf(shown, now)
      const entries = Object.entries(sections).filter(([name, section]) => isNew(name, section))
      const seats = changedSeats(shown)
      const isHostNew = host !== null && isNew('host', host)
      if (entries.length === 0 && seats.length === 0 && !isHostNew) return null
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

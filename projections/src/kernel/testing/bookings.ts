import type { StoredEvent } from '@kredka/contracts/kernel/ports'
import type { Projection } from '../projection.ts'
import { storedEvent } from './memory-log.ts'

/**
 * A log of a made-up trade, computed from the event's number alone: events of a few shapes over many rows, some of
 * which touch the same rows again and again. For proofs about crashes, rebuilds and speed.
 */
export function bookingEvent(n: number): StoredEvent {
  const id = `b${n % 3 === 0 ? n : Math.floor(n / 7) * 3}`
  const teacher = `t${(n * 7_919) % 211}`
  if (n % 3 === 0)
    return storedEvent(n, 'Booked', { id, teacher, amount: 1_000 + (n % 900), note: `lekcja nr ${n}` }, `booking-${id}`)
  if (n % 3 === 1) return storedEvent(n, 'Paid', { id, teacher, amount: n % 50 }, `booking-${id}`)
  if (n % 30 === 29) return storedEvent(n, 'Cancelled', { id: `b${Math.floor(n / 9) * 3}`, teacher }, `booking-${id}`)
  return storedEvent(n, 'Noted', { id, teacher, note: `zmiana ${n}` }, `booking-${id}`)
}

/** What a page of bookings needs. Its rows would show an event that was lost or applied twice. */
export const bookings: Projection = {
  name: 'bookings',
  number: 1,
  tables: `
    -- public
    create table bookings (
      id text primary key, teacher text not null, amount bigint not null, paid bigint not null default 0,
        payments integer not null default 0,
      note text, last_event bigint not null);
    create index on bookings (teacher);
    create table notes (id text, n bigint, note text not null, primary key (id, n));`,
  on: {
    Booked: ({ data: { id, teacher, amount, note }, revision }, rows) =>
      rows.put('bookings', { id, teacher, amount, note, last_event: revision }),
    Paid: ({ data: { id, amount }, revision }, rows) => {
      rows.add('bookings', { id }, { paid: Number(amount), payments: 1 })
      rows.patch('bookings', { id }, { last_event: revision })
    },
    Noted: ({ data: { id, note }, revision }, rows) => {
      rows.put('notes', { id, n: revision, note })
      rows.patch('bookings', { id }, { note })
    },
    Cancelled: ({ data: { id } }, rows) => {
      rows.remove('bookings', { id })
      rows.remove('notes', { id })
    },
  },
}

/** Sums per teacher: few rows, written by every event. */
export const takings: Projection = {
  name: 'takings',
  number: 1,
  tables: `
    create table takings (teacher text primary key, events bigint not null, amount bigint not null,
      halved integer not null default 0);
    insert into takings select 't' || n, 0, 0 from generate_series(0, 210) n;`,
  on: Object.fromEntries(
    ['Booked', 'Paid', 'Noted', 'Cancelled'].map((type) => [
      type,
      async ({ data: { teacher, amount }, revision }, rows) => {
        rows.add('takings', { teacher }, { events: 1, amount: Number(amount ?? 0) })
        if (revision % 1_000 === 999)
          await rows.sql('update takings set amount = amount / 2, halved = halved + 1 where teacher = $1', [teacher])
      },
    ]),
  ) as Projection['on'],
}

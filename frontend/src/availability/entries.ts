import {
  type EntryFault,
  entryFaults,
  isTime,
  minutesOf,
  STEP_MINUTES,
  timeOf,
} from '@kredka/contracts/availability/rules'
import type { AvailabilityEntry } from '@kredka/contracts/availability/views'
import { nanoid } from '@reduxjs/toolkit'
import type { FieldFaults } from '../app/forms/faults.ts'
import type { TextId } from '../i18n/text-ids.ts'
import { parseTime } from '../ui/fields/typed-time.ts'
import type { Span } from './grid.ts'

/** An entry while it is edited: times are what was typed, an empty date is none yet. */
export interface DraftEntry {
  /** Its identity on the page. */
  readonly key: string
  readonly type: AvailabilityEntry['type']
  readonly day: number
  readonly date: string
  readonly day_off: boolean
  readonly start: string
  readonly end: string
}

export interface GroupDraft {
  readonly name: string
  readonly entries: readonly DraftEntry[]
}

export const EMPTY_GROUP: GroupDraft = { name: '', entries: [] }

export function newEntry(type: DraftEntry['type'], change: Partial<DraftEntry> = {}): DraftEntry {
  return { key: nanoid(8), type, day: 1, date: '', day_off: false, start: '', end: '', ...change }
}

export function draftOf(name: string, entries: readonly AvailabilityEntry[]): GroupDraft {
  return {
    name,
    entries: entries.map((entry) =>
      newEntry(entry.type, {
        day: entry.day ?? 1,
        date: entry.date ?? '',
        day_off: entry.start_time === null,
        start: entry.start_time ?? '',
        end: entry.end_time ?? '',
      }),
    ),
  }
}

/** What the commands take. */
export function bodyOf({ name, entries }: GroupDraft): { name: string; entries: AvailabilityEntry[] } {
  return { name: name.trim(), entries: entries.map(entryOf) }
}

function entryOf({ type, day, date, day_off, start, end }: DraftEntry): AvailabilityEntry {
  const off = type === 'special' && day_off
  return {
    type,
    ...(type === 'special' ? (date === '' ? {} : { date }) : { day }),
    start_time: off ? null : completeTime(start),
    end_time: off ? null : completeTime(end),
  }
}

/** The entry with its times as they will be stored. */
export function settle(entry: DraftEntry): DraftEntry {
  return { ...entry, start: completeTime(entry.start), end: completeTime(entry.end) }
}

/** What is typed counts as what it will become when its field is left; what is no time stays, to be refused. */
function completeTime(time: string): string {
  return parseTime(time, STEP_MINUTES) ?? time
}

const WORDS: Readonly<Record<EntryFault['fault'], TextId>> = {
  too_short: 'availability.fault_too_short',
  overlaps: 'availability.fault_overlaps',
  no_day: 'availability.fault_no_day',
  no_time: 'availability.fault_no_time',
}

/** What the rules find wrong, as `entries.{n}`; a time that is none is `entries.{n}.start` or `.end`. */
export function draftFaults({ entries }: GroupDraft): FieldFaults {
  const faults: Record<string, FieldFaults[string]> = {}
  for (const { index, fault } of entryFaults(entries.map(entryOf))) faults[`entries.${index}`] = { text: WORDS[fault] }
  for (const [index, entry] of entries.entries()) {
    if (entry.type === 'special' && entry.day_off) continue
    for (const edge of ['start', 'end'] as const) {
      if (isTime(completeTime(entry[edge]))) continue
      faults[`entries.${index}.${edge}`] = { text: 'form.time' }
      // what is no time yet is not too short: one fault says enough
      if (faults[`entries.${index}`]?.text !== WORDS.no_day) delete faults[`entries.${index}`]
    }
  }
  return entries.length === 0 ? { entries: { text: 'availability.fault_empty' } } : faults
}

/** Entries of a week's day with times that hold, early ones first. */
export function spansOf(entries: readonly DraftEntry[], day: number): readonly (Span & { readonly key: string })[] {
  return entries
    .filter((entry) => entry.type === 'week_day' && entry.day === day && isTime(entry.start) && isTime(entry.end))
    .map(({ key, start, end }) => ({ key, start: minutesOf(start), end: minutesOf(end) }))
    .toSorted((a, b) => a.start - b.start)
}

export function timesOf({ start, end }: Span): Pick<DraftEntry, 'start' | 'end'> {
  return { start: timeOf(start), end: timeOf(end) }
}

/** Minutes of an ordinary week. */
export function weekMinutes(entries: readonly AvailabilityEntry[]): number {
  return entries
    .filter(({ type }) => type === 'week_day')
    .reduce((sum, { start_time, end_time }) => sum + lengthOf(start_time, end_time), 0)
}

/** Whether anybody could come at all: an offer needs at least an hour (section 5). */
export function hasTime(entries: readonly AvailabilityEntry[]): boolean {
  return entries.some(({ start_time }) => start_time !== null)
}

function lengthOf(start: string | null, end: string | null): number {
  return start === null || end === null ? 0 : minutesOf(end) - minutesOf(start)
}

const TYPES: readonly unknown[] = ['week_day', 'month_day', 'special'] satisfies readonly DraftEntry['type'][]

/** Whether something that the browser kept is a draft that this build can read. */
export function isDraft(value: unknown): value is GroupDraft {
  return (
    isObject(value) && typeof value.name === 'string' && Array.isArray(value.entries) && value.entries.every(isEntry)
  )
}

function isEntry(value: unknown): value is DraftEntry {
  if (!isObject(value)) return false
  const { key, type, day, date, day_off, start, end } = value
  return (
    TYPES.includes(type) &&
    Number.isInteger(day) &&
    typeof day_off === 'boolean' &&
    [key, date, start, end].every((text) => typeof text === 'string')
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

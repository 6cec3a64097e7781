import type { OwnStorage } from '../app/own-storage.ts'
import type { DraftEntry, GroupDraft } from './entries.ts'

/** Whose draft it is, and of which group; `null` is the group that does not exist yet. */
export interface DraftPlace {
  readonly userId: string
  readonly groupId: string | null
}

/** Hours that were drawn and not saved; null where there are none, or none that this build can read. */
export function readDraft(own: OwnStorage, { userId, groupId }: DraftPlace): GroupDraft | null {
  try {
    const stored: unknown = JSON.parse(own.read(userId, nameOf(groupId)) ?? 'null')
    return isDraft(stored) ? stored : null
  } catch {
    return null
  }
}

export function writeDraft(own: OwnStorage, { userId, groupId }: DraftPlace, draft: GroupDraft | null): void {
  own.write(userId, nameOf(groupId), draft === null ? null : JSON.stringify(draft))
}

const nameOf = (groupId: string | null) => `availability.${groupId ?? 'new'}`

const TYPES: readonly unknown[] = ['week_day', 'month_day', 'special'] satisfies readonly DraftEntry['type'][]

function isDraft(value: unknown): value is GroupDraft {
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

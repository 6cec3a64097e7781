import { setImmediate as turn } from 'node:timers/promises'
import type { BulkEvent } from '@kredka/backend/adapters/event-store/postgres/bulk'
import { chatIdOf } from '@kredka/backend/chat/chat-id'
import type { EventEncryption } from '@kredka/backend/kernel/event-encryption'
import { deriveEntityId, eventId, uuidV5 } from '@kredka/backend/kernel/ids'
import { tuitionIdOf } from '@kredka/backend/students/tuition-id'
import type { CopyWords } from './copy-words.ts'
import { dateWeeksBefore, weeksBefore } from './shifted-times.ts'
import type { Pieces, Slot, Template, TemplateEvent } from './template.ts'

const COPIES = '0d8f6f0e-55a1-4d7e-9a39-3d4e0f3b7c51'
/** Events made in a row before whatever else waits has its turn, such as the bytes of the chunk before on their way. */
const IN_A_ROW = 50

export interface CopyParts {
  readonly encryption: EventEncryption
  readonly emailKey: (email: string) => string
}

/** One telling of a template: other people, other words, other weeks. */
export interface Copy {
  /** The same number gives the same ids. */
  readonly number: number
  readonly weeks: number
  readonly words: CopyWords
}

export interface CopiedEvent extends BulkEvent {
  /** Milliseconds: not before the copy's event before it. */
  readonly at: number
}

export interface Copied {
  readonly events: readonly CopiedEvent[]
  readonly credentials: readonly { readonly credential_id: string; readonly user_id: string }[]
}

/** The template's past as that of others, sealed for them. */
export async function copyOf(parts: CopyParts, template: Template, copy: Copy): Promise<Copied> {
  const values = valuesOf(parts, template, copy)
  const events: CopiedEvent[] = []
  let at = 0
  for (const event of template.events) {
    at = Math.max(at, weeksBefore(event.at, copy.weeks))
    events.push({ ...(await eventOf(parts.encryption, event, values)), at })
    if (events.length % IN_A_ROW === 0) await turn()
  }
  const valueAt = (slot: number | undefined) => values[slot ?? -1] ?? ''
  return {
    events,
    credentials: template.users.map((user, n) => ({
      user_id: valueAt(user),
      credential_id: valueAt(template.credentials[n]),
    })),
  }
}

async function eventOf(
  encryption: EventEncryption,
  event: TemplateEvent,
  values: readonly string[],
): Promise<BulkEvent> {
  const { type, revision, isPersonal } = event
  const stream = JSON.parse(fillPieces(event.stream, values))
  const id = values[event.id] ?? ''
  const data = fillPieces(event.data, values)
  return {
    stream,
    revision,
    id,
    type,
    data: isPersonal ? JSON.stringify(await encryption.encrypt(stream, id, { type, data: JSON.parse(data) })) : data,
    metadata: fillPieces(event.metadata, values),
  }
}

function fillPieces({ texts, slots }: Pieces, values: readonly string[]): string {
  let text = texts[0] ?? ''
  for (let n = 0; n < slots.length; n += 1) text += `${values[slots[n] ?? -1]}${texts[n + 1]}`
  return text
}

/** What each slot holds in this copy, as it stands between the quotes of JSON. */
function valuesOf({ emailKey }: CopyParts, { slots }: Template, { number, weeks, words }: Copy): readonly string[] {
  const values: string[] = []
  const valueAt = (slot: number) => values[slot] ?? ''
  const formatSlot = (slot: Slot): string => {
    switch (slot.is) {
      case 'word': {
        const text = words.words.get(slot.word)
        if (text === undefined) throw new Error(`a copy has nothing for ${slot.word}`)
        return JSON.stringify(text).slice(1, -1)
      }
      case 'email_key':
        return emailKey(words.emails[slot.person] ?? '')
      case 'entity': {
        const time = slot.time === null ? undefined : weeksBefore(slot.time, weeks)
        return deriveEntityId(`${COPIES} ${number}`, slot.id, time)
      }
      case 'chat':
        return chatIdOf(valueAt(slot.teacher), valueAt(slot.student))
      case 'tuition':
        return tuitionIdOf(valueAt(slot.teacher), valueAt(slot.student))
      case 'command':
        return uuidV5(`${number} ${slot.id}`, COPIES)
      case 'event':
        return eventId(valueAt(slot.command), slot.n)
      case 'instant':
        return new Date(weeksBefore(slot.at, weeks)).toISOString()
      case 'date':
        return dateWeeksBefore(slot.at, weeks)
    }
  }
  for (const slot of slots) values.push(formatSlot(slot))
  return values
}

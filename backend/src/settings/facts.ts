import { type EventOf, streamOf } from '@kredka/contracts/kernel/events'
import type { Place } from '@kredka/contracts/offers/rules'
import { settingsEvents as e } from '@kredka/contracts/settings/events'
import { type BookingRules, DEFAULT_TIME_ZONE, HORIZON_DAYS, type OnlineTool } from '@kredka/contracts/settings/rules'
import { last } from '../kernel/last.ts'
import type { OpenStreams } from '../kernel/tools.ts'
import type { WriteSide } from '../kernel/write-side.ts'
import { preferencesDecider } from './preferences.ts'
import { teachingDecider } from './teaching.ts'

/** What decides whether and when a lesson with a teacher can be booked or cancelled. */
export interface TeachingFacts extends BookingRules {
  /** Days ahead that can be booked. */
  readonly horizon_days: number
  readonly places: readonly Place[]
  readonly online_tool: OnlineTool | null
  /** Of the stream that this was folded from, -1 where all are defaults; for the event that records the facts. */
  readonly revision: number
}

/** `max_age_ms`: how old the facts may be. */
export async function teachingFacts(write: WriteSide, user_id: string, max_age_ms = 0): Promise<TeachingFacts> {
  const { state, revision } = await write.fold(teachingDecider, user_id, max_age_ms)
  const { booking, places, online_tool } = state
  return { ...booking, horizon_days: HORIZON_DAYS, places, online_tool, revision }
}

/**
 * What is the teacher's own: for the two sides of an order, a lesson or a payment, and nobody else. Null where not
 * given, or forgotten.
 */
export interface TeachingPrivateFacts {
  readonly meeting_links: Readonly<Record<OnlineTool, string | null>>
  readonly account_holder: string | null
  readonly bank_account: string | null
}

export async function teachingPrivateFacts(streams: OpenStreams, user_id: string): Promise<TeachingPrivateFacts> {
  const events = await streams.read(streamOf(teachingDecider.category, user_id))
  const places: EventOf<typeof e.LessonPlacesChanged>['data'] | undefined = last(events, e.LessonPlacesChanged)?.data
  const account = last(events, e.BankAccountChanged)?.data
  return {
    meeting_links: places?.meeting_links ?? { skype: null, google_meet: null, zoom: null },
    account_holder: account?.account_holder ?? null,
    bank_account: account?.bank_account ?? null,
  }
}

/** The zone that times are written in for this person, in mails and documents. */
export async function timeZoneOf(write: WriteSide, user_id: string, max_age_ms = 0): Promise<string> {
  return (await write.fold(preferencesDecider, user_id, max_age_ms)).state.region?.timezone ?? DEFAULT_TIME_ZONE
}

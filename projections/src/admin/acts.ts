import type { AnyEvent, Recorded } from '@kredka/contracts/kernel/events'
import { iso } from '../postgres/postgres.ts'
import { actorNamed } from './sql.ts'

/**
 * One step of what the back office shows as a thing's history, as a row: the table has these columns beside the thing's
 * id.
 */
export function actOf({ id, type, revision, metadata }: Recorded<AnyEvent>, reason: string | null = null) {
  return { event_id: id, type, actor: metadata.actor, reason, at: metadata.occurred_at, place: revision }
}

/**
 * The history `h` of one thing, the oldest first, as `ActView`s. Read with the projections `admin` and `profiles`.
 * @param table with the columns of `actOf`
 * @param about which rows, such as `h.message_id = r.message_id`
 * @param more what entries have beside, such as `'version', h.version`
 */
export function historyOf(table: string, about: string, more?: string): string {
  const entry = `'id', h.event_id, 'type', h.type, 'at', ${iso('h.at')}, 'actor', ${actorNamed('h.actor')}, 'reason', h.reason`
  const whole = more === undefined ? entry : `${entry}, ${more}`
  return `coalesce((select jsonb_agg(jsonb_build_object(${whole}) order by h.place) from ${table} h
      where ${about}), '[]') as history`
}

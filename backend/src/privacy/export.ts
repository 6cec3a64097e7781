import { reject } from '@kredka/contracts/kernel/errors'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { downloadExport } from '@kredka/contracts/privacy/endpoints'
import { EXPORT_OPEN_MS } from '@kredka/contracts/privacy/rules'
import type { ExportFile } from '@kredka/contracts/privacy/views'
import type { DocumentHandler, Question } from '@kredka/projections/kernel/query'
import type { PersonalRecords } from '../kernel/personal-records.ts'
import type { Tools } from '../kernel/tools.ts'
import { historyOf } from './history.ts'

export interface ExportParts {
  /** Names of all projections. */
  readonly projections: readonly string[]
  readonly definitions: ReadonlyMap<string, EventDefinition>
  readonly records: readonly PersonalRecords[]
  /** Reads of the read models, see `projections/privacy/person-rows`. */
  readonly personRows: (
    sql: Question<never>['sql'],
    projections: readonly string[],
    definitions: Iterable<EventDefinition>,
    userId: string,
  ) => Promise<ExportFile['data']>
  readonly streamsOf: (sql: Question<never>['sql'], userId: string) => Promise<readonly string[]>
}

const ABOUT =
  'Wszystko, co serwis wie o Tobie: dane ze stron (data), zapisy obok historii (records) i historia zdarzeń (history). ' +
  'Everything that the site knows about you: what pages show (data), records beside the history (records) and the history of events (history).'

/** The file of a person's data (EVT-10), made while they wait: one person's rows and events are few. */
export function exportDocument(parts: ExportParts, { streams, vault, clock }: Tools): DocumentHandler {
  /** For the session that gave the password: another one of the same person has not. */
  async function isOpen(sessionId: string | undefined): Promise<boolean> {
    const ago = sessionId === undefined ? null : await vault.sessions.msSinceProof(sessionId)
    return ago !== null && ago <= EXPORT_OPEN_MS
  }

  return {
    document: downloadExport,
    reads: ['privacy'],
    run: async ({ sql, viewer }: Question<never>) => {
      if (viewer.kind !== 'user' || !(await isOpen(viewer.session_id))) return reject('EXPORT_NOT_OPEN')
      const user_id = viewer.id
      const records: Record<string, unknown> = {}
      for (const { name, of } of parts.records) records[name] = await of(user_id)
      const file: ExportFile = {
        about: ABOUT,
        exported_at: new Date(clock.now()).toISOString(),
        user_id,
        data: hideStaff(await parts.personRows(sql, parts.projections, parts.definitions.values(), user_id)),
        records,
        history: await historyOf(user_id, await parts.streamsOf(sql, user_id), streams, parts.definitions),
      }
      const day = file.exported_at.slice(0, 10)
      return { body: `${JSON.stringify(file, null, 2)}\n`, filename: `kredka-${day}.json` }
    },
  }
}

/** Who of the staff did something is no data of the person. */
function hideStaff(data: ExportFile['data']): ExportFile['data'] {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('admin:') ? 'staff' : value,
  )
}

import { reject } from '@kredka/contracts/kernel/errors'
import type { EventDefinition } from '@kredka/contracts/kernel/events'
import { downloadExport } from '@kredka/contracts/privacy/endpoints'
import { EXPORT_OPEN_MS } from '@kredka/contracts/privacy/rules'
import type { ExportFile, PersonalRow } from '@kredka/contracts/privacy/views'
import { AddressListOpened } from '@kredka/contracts/users/events'
import type { DocumentHandler, Question } from '@kredka/projections/kernel/query'
import type { PersonalRecords } from '../kernel/personal-records.ts'
import type { Tools } from '../kernel/tools.ts'
import { type Withheld, type Withhold, withholdAll } from '../kernel/withheld.ts'
import { historyOf, inOrder } from './history.ts'

export interface ExportParts {
  /** Names of all projections. */
  readonly projections: readonly string[]
  readonly definitions: ReadonlyMap<string, EventDefinition>
  readonly records: readonly PersonalRecords[]
  readonly withheld: readonly Withheld[]
  /** Reads of the read models, see `projections/privacy/person-rows`. */
  readonly personRows: (
    sql: Question<never>['sql'],
    projections: readonly string[],
    definitions: Iterable<EventDefinition>,
    userId: string,
  ) => Promise<ExportFile['data']>
  readonly streamsOf: (sql: Question<never>['sql'], userId: string) => Promise<readonly string[]>
  /** Lists of addresses that staff opened while the person stood in them. */
  readonly addressListsOf: (
    sql: Question<never>['sql'],
    userId: string,
  ) => Promise<readonly { readonly at: string; readonly reason: string }[]>
}

const ABOUT =
  'Wszystko, co serwis wie o Tobie: dane ze stron (data), zapisy obok historii (records) i historia zdarzeń (history). ' +
  'Wyniki quizów, które po zadaniu pokazują się dopiero po terminie, znajdą się tu od tej chwili. ' +
  'Everything that the site knows about you: what pages show (data), records beside the history (records) and the history of events (history). ' +
  'Scores of quizzes that an assignment shows only when it is due stand here from then on.'

/** Makes the file of a person's data, while they wait: one person's rows and events are few. */
export type MakeFile = (sql: Question<never>['sql'], userId: string) => Promise<ExportFile>

export function createExportFile(parts: ExportParts, { streams, clock }: Pick<Tools, 'streams' | 'clock'>): MakeFile {
  async function withheldFrom(user_id: string): Promise<Withhold> {
    const all = await Promise.all(parts.withheld.map((withheld) => withheld(user_id, clock.now())))
    return withholdAll(all.flatMap((withhold) => withhold ?? []))
  }

  return async (sql, user_id) => {
    const withhold = await withheldFrom(user_id)
    const records: Record<string, unknown> = {}
    for (const { name, of } of parts.records) records[name] = await of(user_id)
    const rows = await parts.personRows(sql, parts.projections, parts.definitions.values(), user_id)
    const own = await historyOf(user_id, await parts.streamsOf(sql, user_id), streams, parts.definitions)
    const lists = (await parts.addressListsOf(sql, user_id)).map(({ at, reason }) => ({
      ...{ what: AddressListOpened.name, at, by: 'staff' as const },
      // the stream is named by who of the staff it was
      ...{ stream: 'addresslist', data: { reason } },
    }))
    const history = inOrder([...own, ...lists])
    return {
      about: ABOUT,
      exported_at: new Date(clock.now()).toISOString(),
      user_id,
      data: hideStaff(await tellRows(rows, withhold)),
      records,
      history: await tellHistory(history, withhold),
    }
  }
}

/** The person's own way to it (EVT-10). */
export function exportDocument(makeFile: MakeFile, { vault }: Pick<Tools, 'vault'>): DocumentHandler {
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
      const file = await makeFile(sql, viewer.id)
      const day = file.exported_at.slice(0, 10)
      return { body: `${JSON.stringify(file, null, 2)}\n`, filename: `kredka-${day}.json` }
    },
  }
}

async function tellRows(data: ExportFile['data'], withhold: Withhold): Promise<ExportFile['data']> {
  const told: Record<string, Record<string, readonly PersonalRow[]>> = {}
  for (const [schema, tables] of Object.entries(data)) {
    for (const [table, rows] of Object.entries(tables)) {
      const left = await Promise.all(rows.map((row) => withhold({ of: `${schema}.${table}`, data: row })))
      const found = left.filter((row) => row !== null)
      if (found.length > 0) told[schema] = { ...told[schema], [table]: found }
    }
  }
  return told
}

async function tellHistory(history: ExportFile['history'], withhold: Withhold): Promise<ExportFile['history']> {
  const told = history.map(async (event) => ({ event, data: await withhold({ of: event.what, data: event.data }) }))
  return (await Promise.all(told)).flatMap(({ event, data }) => (data === null ? [] : [{ ...event, data }]))
}

/** Who of the staff did something is no data of the person. */
function hideStaff(data: ExportFile['data']): ExportFile['data'] {
  return JSON.parse(JSON.stringify(data), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('admin:') ? 'staff' : value,
  )
}

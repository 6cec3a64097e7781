import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { isNativeError } from 'node:util/types'
import type { DuckDBConnection, DuckDBType, Json } from '@duckdb/node-api'
import { type ColumnKind, RUN_MS_MAX, RUN_ROWS_MAX } from '@kredka/contracts/analysis/rules'
import type { RunCell } from '@kredka/contracts/analysis/views'
import { type Answered, DONE, failed } from './answered.ts'
import { openDuckDB } from './duckdb.ts'
import { cancelFile, readJson, readManifest, type Schema, schemaFile } from './files.ts'
import { assertReads, lockDatabase, QuestionFault } from './only-reads.ts'
import { attachAll, statementsOf, viewsNamedIn } from './table.ts'

/** Megabytes of DuckDB for one question. Nothing of it goes to files. */
const MEMORY = 512
/** Bytes of an answer, roughly; and letters of one cell. */
const ANSWER_MAX = 4 * 1024 * 1024
const CELL_MAX = 2_000
const LOOK_MS = 200

export interface QuestionOptions {
  readonly folder: string
  readonly run_id: string
  readonly sql: string
  /** Milliseconds; default: what the contract gives. */
  readonly longestMs?: number
}

/**
 * Answers one question from the segments in the folder, which is also where this process works. It takes a process of
 * its own: whatever DuckDB does, the one that serves people goes on.
 */
export async function answerQuestion({
  folder,
  run_id,
  sql,
  longestMs = RUN_MS_MAX,
}: QuestionOptions): Promise<Answered> {
  const manifest = await readManifest(folder)
  const schema = manifest === null ? null : await readJson<Schema>(schemaFile(folder, manifest.catalog))
  if (manifest === null || schema === null) return failed('no_replica')
  const { as_of, segments } = manifest
  const { connection, close } = await openDuckDB(':memory:', { memory: MEMORY, temporary: null })
  const ended = new AbortController()
  const end = (why: 'time' | 'cancelled') => {
    if (!ended.signal.aborted) ended.abort(why)
    connection.interrupt()
  }
  const late = setTimeout(() => end('time'), longestMs)
  const look = setInterval(() => {
    access(cancelFile(folder, run_id)).then(
      () => end('cancelled'),
      () => undefined,
    )
  }, LOOK_MS)
  try {
    await connection.run(attachAll(segments.map(({ file }) => join(folder, file))))
    const views = viewsNamedIn(sql, schema.views)
    if (views.length > 0) await connection.run(statementsOf(views))
    await connection.run('SET errors_as_json = true')
    await lockDatabase(connection, [])
    return { ...(await ask(connection, sql)), as_of }
  } catch (error) {
    // what the interruption made of the question is no fault of whoever asked it
    const why: unknown = ended.signal.reason
    if (why === 'cancelled') return { ...DONE, state: 'cancelled', as_of }
    return { ...(why === 'time' ? failed('time') : faultOf(error, sql)), as_of }
  } finally {
    clearTimeout(late)
    clearInterval(look)
    close()
  }
}

async function ask(connection: DuckDBConnection, sql: string): Promise<Answered> {
  await assertReads(connection, sql)
  const result = await connection.stream(sql)
  const types = result.columnTypes()
  const columns = result.columnNames().map((name, n) => {
    const type = String(types[n])
    return { name, type, kind: kindOf(types[n]) }
  })
  const rows: RunCell[][] = []
  let size = 0
  for await (const page of result.yieldRowsJson()) {
    for (const row of page) {
      const cells = row.map((value, n) => cellOf(value, columns[n]?.kind ?? 'text'))
      size += cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0)
      if (rows.length >= RUN_ROWS_MAX || size > ANSWER_MAX) return { ...DONE, columns, rows, is_cut: true }
      rows.push(cells)
    }
  }
  return { ...DONE, columns, rows }
}

const NUMBERS = /^(U?(TINY|SMALL|BIG|HUGE)INT|U?INTEGER|FLOAT|DOUBLE|DECIMAL)/
const TIMES = /^(DATE|TIME)/

function kindOf(type: DuckDBType | undefined): ColumnKind {
  const name = String(type)
  if (NUMBERS.test(name) && !name.endsWith(']')) return 'number'
  if (TIMES.test(name) && !name.endsWith(']')) return 'time'
  return name === 'BOOLEAN' ? 'boolean' : 'text'
}

/** Numbers that a double cannot hold stay as they are written. */
function cellOf(value: Json, kind: ColumnKind): RunCell {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (kind === 'number') {
    const number = Number(text)
    return Number.isFinite(number) && (Number.isSafeInteger(number) || !/^-?\d+$/.test(text)) ? number : text
  }
  return text.length > CELL_MAX ? `${text.slice(0, CELL_MAX)}…` : text
}

interface Said {
  readonly exception_type?: string
  readonly exception_message?: string
  readonly position?: string
}

/** What DuckDB says, which it says as JSON, is for whoever asked. */
function faultOf(error: unknown, sql: string): Answered {
  if (error instanceof QuestionFault) return failed(error.code, error.message)
  const text = isNativeError(error) ? error.message : String(error)
  const said = readSaid(text)
  if (said === null) return failed('wrong', text.slice(0, CELL_MAX))
  const message = (said.exception_message ?? '').slice(0, CELL_MAX)
  if (said.exception_type === 'Permission' || /configuration has been locked/.test(message)) return failed('forbidden')
  if (said.exception_type === 'Out of Memory') return failed('memory')
  if (/read-only mode/.test(message)) return failed('not_a_question', message)
  return failed('wrong', message, ...placeIn(sql, said.position))
}

function readSaid(text: string): Said | null {
  try {
    return JSON.parse(text.slice(text.indexOf('{'))) as Said
  } catch {
    return null
  }
}

/** @param position in bytes, from 0 */
function placeIn(sql: string, position: string | undefined): readonly [number | null, number | null] {
  if (position === undefined || !/^\d+$/.test(position)) return [null, null]
  const before = Buffer.from(sql).subarray(0, Number(position)).toString('utf8').split('\n')
  return [before.length, (before.at(-1)?.length ?? 0) + 1]
}

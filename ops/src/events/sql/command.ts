import { type FileHandle, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isNativeError } from 'node:util/types'
import type { DuckDBConnection } from '@duckdb/node-api'
import { quoted, withDuckDB } from '@kredka/backend/adapters/replica/duckdb'
import { lockDatabase } from '@kredka/backend/adapters/replica/only-reads'
import type { Catalog } from '@kredka/backend/kernel/catalog'
import { type ArgumentsOf, type Command, type Part, part, useOf } from '../../terminal/command.ts'
import { progress } from '../../terminal/progress.ts'
import { Refusal } from '../../terminal/run-main.ts'
import { assertFree, writeWhole } from '../../terminal/whole-file.ts'
import { makeWorkingFolder } from '../../terminal/working-folder.ts'
import type { EventSource } from '../source/source.ts'
import { withSource } from '../source/with-source.ts'
import { type Answer, ask, askIntoParquet } from './ask.ts'
import { buildDatabase } from './build.ts'
import { countOf, csvOf, tableOf } from './print.ts'
import { prompt } from './prompt.ts'

const COMMAND = {
  name: 'events -- sql',
  says: 'A question to DuckDB over the log, or over an export of it. Without one: a prompt.',
  words: { use: '["select …"]', min: 0, max: Number.POSITIVE_INFINITY },
  options: {
    over: { type: 'string', value: 'export', says: 'over this export, not the log' },
    csv: { type: 'boolean', says: 'the answer as CSV' },
    parquet: { type: 'boolean', says: 'the answer as Parquet; needs --out' },
    out: { type: 'string', value: 'file', says: 'the answer into this file' },
    force: { type: 'boolean', says: 'write the file anew where there is one' },
  },
} as const satisfies Command

export const SQL: Part = part(COMMAND, sql)

/** Megabytes of DuckDB, with the rest of the process under 250; what takes more goes to files. */
const MEMORY = 80
/** While events are read: beside it DuckDB holds what it has not packed yet of a group of rows. */
const BUILD_MEMORY = 48
const ROW_GROUP = 16_384

/** `npm run events -- sql`: questions to DuckDB over the log or an export of it (ANA-03). Without one, a prompt. */
async function sql({ values, words }: ArgumentsOf<typeof COMMAND>, signal: AbortSignal): Promise<number> {
  const [question, ...more] = words
  if (more.length > 0)
    throw new Refusal(`The question is one word to the shell: put it in quotes.\nUse: ${useOf(COMMAND)}`)
  if (values.parquet && values.csv) throw new Refusal('Either --csv or --parquet.')
  if (values.parquet && values.out === undefined) throw new Refusal('--parquet needs --out file.')
  if (question === undefined && (values.csv || values.out !== undefined)) throw new Refusal('There is no question.')
  if (values.out !== undefined) assertFree(values.out, values.force)
  return withSource(values.over, (source, catalog) =>
    withDatabaseOf(source, catalog, signal, (connect) => {
      const { out } = values
      if (question === undefined) return connect([], (connection) => prompt(connection, signal))
      if (out === undefined) return connect([], (connection) => print(connection, question, values.csv))
      const isParquet = values.parquet
      return save(out, (draft, file) =>
        connect([draft], (connection) =>
          isParquet ? askIntoParquet(connection, question, draft) : askIntoCsv(connection, question, file),
        ),
      )
    }),
  )
}

/** @param allowed files that the questions may write */
export type Connect = (
  allowed: readonly string[],
  work: (connection: DuckDBConnection) => Promise<number>,
) => Promise<number>

/** The events in a database of their own, which goes when the questions are answered. */
export async function withDatabaseOf(
  source: EventSource,
  catalog: Catalog,
  signal: AbortSignal,
  work: (connect: Connect) => Promise<number>,
): Promise<number> {
  const folder = await makeWorkingFolder('sql')
  const path = join(folder, 'events.duckdb')
  const settings = { memory: MEMORY, temporary: join(folder, 'temporary'), threads: 1 }
  try {
    const bar = progress('Reading', 'events', 0, process.stderr)
    const onProgress = (taken: number) => bar.set(taken)
    const options = { signal, onProgress }
    await withDuckDB(':memory:', { ...settings, memory: BUILD_MEMORY }, async (connection) => {
      await connection.run(`ATTACH ${quoted(path)} AS log (ROW_GROUP_SIZE ${ROW_GROUP})`)
      await connection.run('USE log')
      await buildDatabase(connection, source, catalog, options)
    }).catch((error) => {
      throw asFull(error)
    })
    bar.end()
    if (signal.aborted) return 1
    return await work((allowed, answer) =>
      withDuckDB(path, { ...settings, isReadOnly: true }, async (connection) => {
        await lockDatabase(connection, allowed)
        return await interruptible(connection, signal, answer)
      }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** DuckDB says so within a sentence of its own. */
function asFull(error: unknown): unknown {
  if (!isNativeError(error) || !error.message.includes('No space left on device')) return error
  return new Refusal(`${tmpdir()} cannot be written: the disk is full. TMPDIR names another folder.`)
}

async function interruptible(
  connection: DuckDBConnection,
  signal: AbortSignal,
  answer: (connection: DuckDBConnection) => Promise<number>,
): Promise<number> {
  const stop = () => connection.interrupt()
  signal.addEventListener('abort', stop)
  try {
    return await answer(connection)
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function print(connection: DuckDBConnection, question: string, isCsv: boolean): Promise<number> {
  const answer = await ask(connection, question)
  if (isCsv) await pipeline(csvOf(answer), process.stdout, { end: false })
  else console.log(await tableOf(answer))
  return 0
}

async function askIntoCsv(connection: DuckDBConnection, question: string, file: FileHandle): Promise<number> {
  const answer = await ask(connection, question)
  let rows = 0
  const counted = { columns: answer.columns, rows: counting(answer.rows, (more) => (rows += more)) }
  for await (const text of csvOf(counted)) await file.writeFile(text)
  return rows
}

async function* counting(rows: Answer['rows'], count: (more: number) => void): Answer['rows'] {
  for await (const page of rows) {
    count(page.length)
    yield page
  }
}

async function save(out: string, write: (draft: string, file: FileHandle) => Promise<number>): Promise<number> {
  await writeWhole(out, async (draft, file) => {
    const rows = await write(draft, file)
    console.error(`${countOf(rows)} in ${out}`)
  })
  return 0
}

import { rm } from 'node:fs/promises'
import { withDuckDB } from '@kredka/backend/adapters/replica/duckdb'
import { Refusal } from '../terminal/run-main.ts'
import { writeWhole } from '../terminal/whole-file.ts'
import { makeWorkingFolder } from '../terminal/working-folder.ts'
import { fileIn } from './duckdb-file.ts'

/** What an export is written as. Lines of JSON come first; the others are made from them when all are there. */
export const FORMATS = ['ndjson', 'csv', 'parquet'] as const
export type Format = (typeof FORMATS)[number]

/** Megabytes of DuckDB: with the rest of the process under 250. */
const MEMORY = 72
/** Bytes; several times what an append of one event may hold. DuckDB takes twice as much at once to read. */
const LINE_MAX = 2 * 1024 * 1024
const METADATA = `STRUCT(occurred_at VARCHAR, actor VARCHAR, command VARCHAR, command_id VARCHAR,
  "$correlationId" VARCHAR, "$causationId" VARCHAR, schema_version VARCHAR, origin VARCHAR)`
const COLUMNS = `{position: 'VARCHAR', stream: 'VARCHAR', revision: 'INTEGER', id: 'VARCHAR', type: 'VARCHAR',
  metadata: '${METADATA}', data: 'JSON'}`
const HOW = {
  csv: 'FORMAT csv, HEADER',
  // The lowest level: events came out no larger by it than by the usual one, for a quarter less work.
  parquet: 'FORMAT parquet, COMPRESSION zstd, COMPRESSION_LEVEL 1, ROW_GROUP_SIZE 8192, ROW_GROUP_SIZE_BYTES 8000000',
}

/**
 * Makes a table of an export's lines: a column for each thing that is known of every event, and `data` as JSON.
 * @param mode who may read it; default: what the system gives
 */
export async function convertLines(
  lines: string,
  out: string,
  format: 'csv' | 'parquet',
  mode?: number,
): Promise<void> {
  const temporary = await makeWorkingFolder('export')
  const columns = `position, split_part(stream, '-', 1) AS category, stream, revision, id, type,
    metadata.occurred_at::TIMESTAMP AS occurred_at, metadata.actor AS actor, metadata.command AS command,
    metadata.command_id AS command_id, metadata."$correlationId" AS correlation_id,
    metadata."$causationId" AS causation_id, metadata.schema_version::INTEGER AS schema_version,
    metadata.origin AS origin, data`
  const from = `read_json(${fileIn(lines)}, format = 'newline_delimited', columns = ${COLUMNS},
    maximum_object_size = ${LINE_MAX})`
  try {
    await writeWhole(
      out,
      (draft) =>
        withDuckDB(':memory:', { memory: MEMORY, temporary, threads: 1 }, async (connection) => {
          // One thread reads and writes in order anyway, and without the promise it keeps less in memory.
          await connection.run('SET preserve_insertion_order = false')
          await connection.run(
            `COPY (SELECT ${columns} FROM ${from}) TO ${fileIn(draft)} (${HOW[format]}, USE_TMP_FILE false)`,
          )
        }),
      mode,
    )
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${out} cannot be written: ${(error as Error).message}`)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { START } from '@kredka/contracts/kernel/ports'
import { type ArgumentsOf, type Command, type Part, part } from '../terminal/command.ts'
import { progress } from '../terminal/progress.ts'
import { Refusal } from '../terminal/run-main.ts'
import { assertFree } from '../terminal/whole-file.ts'
import { writeLines } from './export.ts'
import { assertOpens, type ExportFile, type How, openExportFile } from './export-file.ts'
import { convertLines, FORMATS, type Format } from './export-format.ts'
import { withExportLog } from './export-log.ts'
import { instantOf } from './filter.ts'
import { createPseudonyms, pseudonymKey, saltOf } from './pseudonyms.ts'
import { allowUnmasking, readMark, unmaskingOf, writeMark } from './unmask.ts'

const COMMAND = {
  name: 'events -- export',
  says: 'Events of the log in a file, or to the terminal; what is personal is masked unless --unmask says otherwise.',
  options: {
    out: { type: 'string', value: 'file', says: 'where to; the terminal without it' },
    resume: { type: 'boolean', says: 'go on with the file behind its last event' },
    force: { type: 'boolean', says: 'write the file anew where there is one' },
    format: { type: 'string', value: 'ndjson|csv|parquet', default: 'ndjson', says: 'as what' },
    pseudonyms: { type: 'boolean', says: 'other ids for people, the same throughout this export' },
    unmask: { type: 'boolean', says: 'what is personal in clear; needs --as and --reason, and goes into the log' },
    as: { type: 'string', value: 'admin', says: 'who unmasks' },
    reason: { type: 'string', value: '"…"', says: 'why' },
    type: { type: 'string', value: 'T', multiple: true, says: 'only events of this type' },
    category: { type: 'string', value: 'C', multiple: true, says: 'only of streams of this category' },
    stream: { type: 'string', value: 'S', multiple: true, says: 'only of this stream' },
    from: { type: 'string', value: 'time', says: 'not what came earlier: 2026-03-01 or 2026-03-01T12:00:00Z' },
    until: { type: 'string', value: 'time', says: 'not what came later' },
  },
} as const satisfies Command

export const EXPORT: Part = part(COMMAND, exportTo)

/** Of a file that says what is personal. */
const OWNER_ONLY = 0o600

/** `npm run events -- export`: events of the log in a file, or to the terminal (ANA-01). */
async function exportTo({ values }: ArgumentsOf<typeof COMMAND>, signal: AbortSignal): Promise<number> {
  const filter = {
    types: values.type,
    categories: values.category,
    streams: values.stream,
    from: instantOf('from', values.from, Number.NEGATIVE_INFINITY),
    until: instantOf('until', values.until, Number.POSITIVE_INFINITY),
  }
  const format = formatOf(values.format)
  const unmasking = unmaskingOf(values)
  const { out } = values
  const lines = linesOf(out, format, values.force)
  const how = howOf(values)
  if (lines !== null) assertOpens(lines, how)
  const salt = lines === null ? null : `${lines}.salt`
  if (values.resume && !values.pseudonyms && salt !== null && existsSync(salt)) {
    throw new Refusal('This export was begun with pseudonyms: add --pseudonyms.')
  }
  const begun = lines === null ? null : await readMark(lines, values.resume, unmasking !== null)
  const isClear = unmasking !== null
  return withExportLog(isClear, async (log, opened) => {
    const mayClear = isClear && opened !== null
    const export_id = mayClear ? await allowUnmasking(opened, unmasking, filter, begun) : null
    const mode = isClear ? OWNER_ONLY : undefined
    if (lines !== null) await writeMark(lines, export_id)
    const file = lines === null ? standardOutput() : await openExportFile(lines, how, mode)
    const bar = progress('Exporting', 'events', 0, process.stderr)
    try {
      const { after } = file
      const rename = values.pseudonyms
        ? createPseudonyms(pseudonymKey(await log.masterKey(), await saltOf(salt, after !== START)))
        : null
      const onProgress = (read: number) => bar.set(read)
      const written = await writeLines(log.lines(filter, after, rename), file.sink, { signal, onProgress })
      bar.end()
      const isMade = !signal.aborted && lines !== null && out !== undefined && format !== 'ndjson'
      if (isMade) await makeTable(lines, out, format, mode)
      console.error(`${written} events${out === undefined ? '' : ` in ${out}`}${signal.aborted ? ', stopped' : ''}`)
      return signal.aborted ? 1 : 0
    } finally {
      await file.close()
    }
  })
}

/** The lines have done what they were for when the table is there. */
async function makeTable(lines: string, out: string, format: 'csv' | 'parquet', mode?: number): Promise<void> {
  await convertLines(lines, out, format, mode)
  await rm(lines)
  await rm(`${lines}.salt`, { force: true })
  await writeMark(lines, null)
}

function howOf({ force, resume }: { readonly force: boolean; readonly resume: boolean }): How {
  if (force) return 'force'
  return resume ? 'resume' : 'new'
}

/** @returns where the lines go: the file itself, or one beside the table that is made of them; null for the terminal */
function linesOf(out: string | undefined, format: Format, force: boolean): string | null {
  if (format === 'ndjson') return out ?? null
  if (out === undefined) throw new Refusal(`--format ${format} needs --out file.`)
  assertFree(out, force)
  return `${out}.lines`
}

function formatOf(text: string): Format {
  const format = FORMATS.find((one) => one === text)
  if (format === undefined) throw new Refusal(`--format takes ${FORMATS.join(', ')}.`)
  return format
}

/** Whoever reads it may be slow, or go: `| head` is no fault. */
function standardOutput(): ExportFile {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return {
    after: START,
    sink: async (bytes) => {
      if (!process.stdout.write(Buffer.from(bytes))) await once(process.stdout, 'drain')
    },
    close: async () => undefined,
  }
}

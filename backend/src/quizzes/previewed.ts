import { setImmediate } from 'node:timers/promises'
import { questionFaults } from '@kredka/contracts/quizzes/faults'
import { fingerprintOf } from '@kredka/contracts/quizzes/fingerprint'
import type { ImportFormat } from '@kredka/contracts/quizzes/import-formats'
import type { Imported, ImportRowView } from '@kredka/contracts/quizzes/imports'
import { readCsv } from './exchange/csv/read.ts'
import { readGift } from './exchange/gift/read.ts'

type Taken = Extract<ImportRowView, { readonly is: 'taken' }>
type Refused = Extract<ImportRowView, { readonly is: 'refused' }>

/** What would become of a question, and what a duplicate of it is known by. */
export type Previewed =
  | { readonly row: Omit<Taken, 'duplicate_of'>; readonly fingerprint: string }
  | { readonly row: Refused; readonly fingerprint: null }

/** Between two parts of a file others are served; the smallest questions take six bytes each. */
const CHUNK_BYTES = 4 * 1024
/** And between two questions once so much time has gone. */
const TURN_MS = 10

/** The questions of a file, one after the other. */
export function readQuestions(file: Uint8Array, format: ImportFormat, language: 'pl' | 'en'): AsyncIterable<Imported> {
  const chunks = inParts(file)
  return inTurns(format === 'gift' ? readGift(chunks, language) : readCsv(chunks))
}

export function previewed(imported: Imported): Previewed {
  if (imported.is === 'refused') return { row: imported, fingerprint: null }
  const { line, question, losses } = imported
  const { draft } = question
  if (!isStorable(JSON.stringify(question))) {
    const text = draft.prompt.replaceAll('\0', '').toWellFormed()
    return { row: { is: 'refused', line, code: 'TEXT_UNREADABLE', text }, fingerprint: null }
  }
  const faults = questionFaults(draft, false)
  return { row: { is: 'taken', line, question, losses: [...losses], faults }, fingerprint: fingerprintOf(draft) }
}

/** JSON writes zero bytes and halves of pairs as these. */
function isStorable(json: string): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(json)
}

async function* inTurns(questions: AsyncIterable<Imported>): AsyncGenerator<Imported> {
  let begun = performance.now()
  for await (const question of questions) {
    yield question
    if (performance.now() - begun < TURN_MS) continue
    await setImmediate()
    begun = performance.now()
  }
}

async function* inParts(file: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.length; start += CHUNK_BYTES) {
    await setImmediate()
    yield file.subarray(start, start + CHUNK_BYTES)
  }
}

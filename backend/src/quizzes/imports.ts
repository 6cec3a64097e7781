import { isRejection, type Rejection, reject } from '@kredka/contracts/kernel/errors'
import { streamOf } from '@kredka/contracts/kernel/events'
import { importQuestions, previewImport, previewNewImport } from '@kredka/contracts/quizzes/exchange-endpoints'
import { fingerprintOf } from '@kredka/contracts/quizzes/fingerprint'
import type { ImportFormat } from '@kredka/contracts/quizzes/import-formats'
import { IMPORT_ROWS_MAX, type ImportPreview, type ImportRowView } from '@kredka/contracts/quizzes/imports'
import { QUESTIONS_MAX } from '@kredka/contracts/quizzes/rules'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, handleUpload, type Request } from '../kernel/handler.ts'
import { replyDone } from '../kernel/reply.ts'
import type { Tools } from '../kernel/tools.ts'
import { encodingOf } from './exchange/encoding.ts'
import { importedQuestions } from './imported-questions.ts'
import { type Previewed, previewed, readQuestions } from './previewed.ts'
import { quizDecider } from './quiz.ts'
import { contentsOf } from './version.ts'

/** Questions from files (QUI-02): looked at first, then taken. */
export function importHandlers(tools: Pick<Tools, 'write' | 'streams'>): readonly Handler[] {
  return [
    handleUpload(previewNewImport, (file, { format }, request) => preview(file, format, request, new Map())),
    handleUpload(previewImport, async (file, { id, format }, request) => {
      const known = await knownQuestions(tools, id, callerId(request))
      return isRejection(known) ? known : preview(file, format, request, known)
    }),
    handle(importQuestions, async ({ id: quiz_id, questions }, { context, ...request }) => {
      const written = importedQuestions(questions, context.command_id)
      if (isRejection(written)) return written
      const author_id = callerId({ context, ...request })
      const command = { do: 'import', quiz_id, author_id, questions: written } as const
      return replyDone(await tools.write.execute(quizDecider, quiz_id, command, context))
    }),
  ]
}

type Found = Map<string, { readonly line: number } | { readonly number: number }>

/** Fingerprints of what a draft holds, with the number of each question. */
async function knownQuestions(
  { write, streams }: Pick<Tools, 'write' | 'streams'>,
  quiz_id: string,
  author_id: string,
): Promise<Found | Rejection> {
  const { state } = await write.fold(quizDecider, quiz_id)
  if (state.author_id !== author_id || state.state === 'removed') return reject('QUIZ_NOT_FOUND')
  const contents = contentsOf(await streams.read(streamOf(quizDecider.category, quiz_id)))
  return new Map(
    state.questions.flatMap((question, n) => {
      const content = contents.get(question)
      return content === undefined ? [] : [[fingerprintOf(content), { number: n + 1 }] as const]
    }),
  )
}

async function preview(file: Uint8Array, format: ImportFormat, { language }: Request, found: Found) {
  const encoding = encodingOf(file)
  if (encoding === null) return reject('IMPORT_NOT_TEXT')
  const room = QUESTIONS_MAX - found.size
  const rows: ImportRowView[] = []
  const sums = { taken: 0, duplicates: 0, refused: 0 }
  for await (const imported of readQuestions(file, format, language)) {
    const row = rowOf(previewed(imported), found)
    if (row.is === 'refused') sums.refused += 1
    else if (row.duplicate_of === null) sums.taken += 1
    else sums.duplicates += 1
    if (rows.length < IMPORT_ROWS_MAX) rows.push(row)
  }
  return { answer: { encoding, rows, ...sums, room } satisfies ImportPreview }
}

function rowOf({ row, fingerprint }: Previewed, found: Found): ImportRowView {
  if (fingerprint === null) return row
  const duplicate_of = found.get(fingerprint) ?? null
  if (duplicate_of === null) found.set(fingerprint, { line: row.line })
  return { ...row, duplicate_of }
}

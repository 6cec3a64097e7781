import type { GeneratedRowView, GeneratorPreview } from '@kredka/contracts/quizzes/generator'
import { IMPORT_ROWS_MAX, type Imported } from '@kredka/contracts/quizzes/imports'
import type { FindKnownQuestions } from '@kredka/contracts/quizzes/known-questions'
import { type Previewed, previewed } from '../previewed.ts'

/** So many at a time are looked for among what there is. */
const SOUGHT_TOGETHER = 500

/** What would come of these questions: which lack something, which there are already (ADM-05). Stores nothing. */
export async function previewAll(
  questions: AsyncIterable<Imported> | Iterable<Imported>,
  findKnown: FindKnownQuestions,
): Promise<Omit<GeneratorPreview, 'encoding'>> {
  const lines = new Map<string, number>()
  const rows: GeneratedRowView[] = []
  const sums = { taken: 0, duplicates: 0, refused: 0 }
  let held: Previewed[] = []
  const look = async () => {
    const known = await findKnown(held.flatMap(({ fingerprint }) => fingerprint ?? []))
    for (const { row, fingerprint } of held) {
      if (fingerprint === null) {
        sums.refused += 1
        if (rows.length < IMPORT_ROWS_MAX) rows.push(row)
        continue
      }
      const line = lines.get(fingerprint)
      const quiz = known.get(fingerprint)
      const duplicate_of = line !== undefined ? { line } : quiz !== undefined ? { quiz } : null
      if (line === undefined) lines.set(fingerprint, row.line)
      sums[duplicate_of === null ? 'taken' : 'duplicates'] += 1
      if (rows.length < IMPORT_ROWS_MAX) rows.push({ ...row, duplicate_of })
    }
    held = []
  }
  for await (const imported of questions) {
    held.push(previewed(imported))
    if (held.length === SOUGHT_TOGETHER) await look()
  }
  if (held.length > 0) await look()
  return { rows, ...sums }
}

import { questionFaults } from '@kredka/contracts/quizzes/faults'
import { fingerprintOf } from '@kredka/contracts/quizzes/fingerprint'
import type { GeneratedRowView, GeneratorPreview } from '@kredka/contracts/quizzes/generator'
import type { ExchangedQuestion } from '@kredka/contracts/quizzes/imports'
import { QUESTIONS_MAX } from '@kredka/contracts/quizzes/rules'

type Taken = Extract<GeneratedRowView, { readonly is: 'taken' }>
type Refused = Extract<GeneratedRowView, { readonly is: 'refused' }>

/** A row of a preview while staff decide about it. */
export type PreviewedRow =
  | (Refused & { readonly key: string })
  | (Taken & { readonly key: string; readonly is_chosen: boolean; readonly is_edited: boolean })
export type TakenRow = Extract<PreviewedRow, { readonly is: 'taken' }>

/** What is new and whole is chosen at first, as far as one quiz holds it. */
export function beginRows({ rows }: GeneratorPreview): readonly PreviewedRow[] {
  let room = QUESTIONS_MAX
  return rows.map((row, n) => {
    const key = String(n)
    if (row.is === 'refused') return { ...row, key }
    const is_chosen = room > 0 && row.duplicate_of === null && row.faults.length === 0
    if (is_chosen) room -= 1
    return { ...row, key, is_chosen, is_edited: false }
  })
}

export function chooseRow(rows: readonly PreviewedRow[], key: string, is_chosen: boolean): readonly PreviewedRow[] {
  return rows.map((row) => (row.key === key && row.is === 'taken' ? { ...row, is_chosen } : row))
}

/**
 * The rows with one of them written anew. What it lacks is known here, and whether another row asks the same; that a
 * quiz asks it already is known of unchanged questions alone.
 */
export function editRow(
  rows: readonly PreviewedRow[],
  key: string,
  question: ExchangedQuestion,
): readonly PreviewedRow[] {
  const edited = rows.map((row) => {
    if (row.key !== key || row.is === 'refused') return row
    const isSame = fingerprintOf(question.draft) === fingerprintOf(row.question.draft)
    const faults = questionFaults(question.draft, false)
    const duplicate_of = isSame ? row.duplicate_of : null
    return { ...row, question, faults, duplicate_of, is_edited: true, is_chosen: true }
  })
  return marked(edited)
}

/** Each row that asks the same as an earlier one says so. */
function marked(rows: readonly PreviewedRow[]): readonly PreviewedRow[] {
  const lines = new Map<string, number>()
  return rows.map((row) => {
    if (row.is === 'refused') return row
    const fingerprint = fingerprintOf(row.question.draft)
    const line = lines.get(fingerprint)
    if (line === undefined) lines.set(fingerprint, row.line)
    const stored = row.duplicate_of !== null && 'quiz' in row.duplicate_of ? row.duplicate_of : null
    return { ...row, duplicate_of: line === undefined ? stored : { line } }
  })
}

export function chosenOf(rows: readonly PreviewedRow[]): readonly ExchangedQuestion[] {
  return rows.flatMap((row) => (row.is === 'taken' && row.is_chosen ? [row.question] : []))
}

import { IMPORT_FORMATS, type ImportFormat } from '@kredka/contracts/quizzes/import-formats'
import { useState } from 'react'
import { useDraft } from '../../../app/forms/useDraft.ts'

/** All that a person keeps shares some 5 MB of the browser; a longer text is from a file, which still has it. */
const KEPT_MAX = 200_000

/** What questions are read from: a file, or text that is pasted. */
export interface Source {
  readonly file: File | null
  readonly text: string
  readonly format: ImportFormat
  readonly setFile: (file: File | null) => void
  readonly setText: (text: string) => void
  readonly setFormat: (format: ImportFormat) => void
  /** Its questions were taken. */
  readonly drop: () => void
}

/**
 * A source of questions; what was pasted stays over a reload until its questions are taken.
 * @param name where it is kept, such as `quiz-import.` and an id
 */
export function useSource(name: string): Source {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useDraft(name, KEPT_MAX)
  const [kept, setFormat] = useDraft(`${name}.format`)
  return {
    file,
    text,
    format: IMPORT_FORMATS.find((one) => one === kept) ?? 'gift',
    setFile,
    setText,
    setFormat,
    drop() {
      setFormat('')
      // what stands behind a file was not taken
      if (file === null) setText('')
    },
  }
}

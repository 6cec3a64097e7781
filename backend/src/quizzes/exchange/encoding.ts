import { isUtf8 } from 'node:buffer'
import type { FILE_ENCODINGS } from '@kredka/contracts/quizzes/imports'

/** How a file's letters are read; null for what is no text, such as a workbook or a picture. */
export function encodingOf(file: Uint8Array): (typeof FILE_ENCODINGS)[number] | null {
  const [first, second] = file
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'utf-16'
  if (file.includes(0)) return null
  return isUtf8(file) ? 'utf-8' : 'windows-1250'
}

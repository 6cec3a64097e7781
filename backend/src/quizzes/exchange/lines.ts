import { Buffer, isUtf8 } from 'node:buffer'
import { TextDecoder } from 'node:util'

export type FileChunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

export interface Line {
  /** From 1. */
  readonly number: number
  readonly text: string
  /** It was longer than a line can be: the rest was dropped. */
  readonly is_cut: boolean
}

/** Longer than the longest that our own files contain: a whole question with each letter escaped. */
export const LINE_BYTES_MAX = 300_000
const [LF, CR] = [10, 13]

/**
 * The lines of a file, whatever ends them, in memory that does not grow with the file. Their letters are read as UTF-8
 * or two-byte Unicode, or as Windows-1250, as which a Polish Excel stores tables; the same whatever the chunks.
 */
export async function* readLines(chunks: FileChunks): AsyncGenerator<Line> {
  const decode = createDecoder()
  const held: Uint8Array[] = []
  let size = 0
  let number = 0
  let endsWithCr = false
  const hold = (part: Uint8Array) => {
    if (size < LINE_BYTES_MAX && part.length > 0) held.push(part.slice(0, LINE_BYTES_MAX - size))
    size += part.length
  }
  const take = (): Line => {
    number += 1
    const text = decode(Buffer.concat(held))
    const line = { number, text: number === 1 ? text.replace(/^\ufeff/, '') : text, is_cut: size > LINE_BYTES_MAX }
    held.length = 0
    size = 0
    return line
  }
  for await (const chunk of asUtf8(chunks)) {
    let start = 0
    for (let n = 0; n < chunk.length; n += 1) {
      const byte = chunk[n]
      const isSecond = byte === LF && endsWithCr
      endsWithCr = byte === CR
      if (isSecond) start = n + 1
      else if (byte === LF || byte === CR) {
        hold(chunk.subarray(start, n))
        yield take()
        start = n + 1
      }
    }
    hold(chunk.subarray(start))
  }
  if (size > 0) yield take()
}

/** Line by line, so that one line in another encoding spoils no other. */
function createDecoder(): (bytes: Uint8Array) => string {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
  const polish = new TextDecoder('windows-1250')
  let wasUtf8 = false
  return (bytes) => {
    if (!isUtf8(bytes)) return (wasUtf8 ? utf8 : polish).decode(bytes)
    const text = utf8.decode(bytes)
    wasUtf8 ||= text.length < bytes.length
    return text
  }
}

/** Excel's "Unicode text" is of two bytes a letter and says so in its first two bytes. */
async function* asUtf8(chunks: FileChunks): AsyncGenerator<Uint8Array> {
  let first: Buffer | null = Buffer.alloc(0)
  let wide: TextDecoder | null = null
  const pass = (chunk: Uint8Array) => (wide === null ? chunk : Buffer.from(wide.decode(chunk, { stream: true })))
  for await (const chunk of chunks) {
    if (first === null) {
      yield pass(chunk)
      continue
    }
    first = Buffer.concat([first, chunk])
    if (first.length < 2) continue
    if (first[0] === 0xff && first[1] === 0xfe) wide = new TextDecoder('utf-16le')
    if (first[0] === 0xfe && first[1] === 0xff) wide = new TextDecoder('utf-16be')
    yield pass(first)
    first = null
  }
  if (first !== null) yield first
}

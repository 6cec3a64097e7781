const LINE_FEED = 10
/** Bytes to begin with: a page of usual events. */
const USUAL = 1024 * 1024
/** UTF-8 takes no more bytes for a unit of a string. */
const MOST_BYTES = 3

/**
 * Lines as bytes, each ended by a line feed. The memory is the same for each call, and no text of all lines is made: of
 * a page that takes ten times as long, since each such text is a large object of its own.
 * @returns what holds until the next call
 */
export function createLineBytes(): (lines: readonly string[]) => Buffer {
  let bytes = Buffer.allocUnsafeSlow(USUAL)
  return (lines) => {
    let at = 0
    for (const line of lines) {
      const most = at + line.length * MOST_BYTES + 1
      if (most > bytes.length) bytes = Buffer.concat([bytes.subarray(0, at)], Math.max(most, bytes.length * 2))
      at += bytes.write(line, at)
      bytes[at] = LINE_FEED
      at += 1
    }
    return bytes.subarray(0, at)
  }
}

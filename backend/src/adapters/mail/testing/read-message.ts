export interface ReadMessage {
  /** By lower-case name, decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
  readonly html: string
}

/** Reads a MIME message as a mail program does: headers, and the plain and HTML alternative. */
export function readMessage(raw: string | Buffer): ReadMessage {
  const message = part(raw.toString('latin1'))
  const boundary = /boundary="?([^";]+)"?/.exec(message.headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) throw new Error('no multipart message')
  const parts = message.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((piece) => part(piece.replace(/^\r\n/, '')))
  const of = (type: string) => parts.find(({ headers }) => headers.get('content-type')?.startsWith(type))
  return { headers: message.headers, text: decode(of('text/plain')), html: decode(of('text/html')) }
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

function part(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const
  })
  return { headers: new Map(headers), body: raw.slice(end + 4) }
}

function decode(found: Part | undefined): string {
  if (found === undefined) throw new Error('a part is missing')
  const encoding = found.headers.get('content-transfer-encoding')
  if (encoding === 'base64') return Buffer.from(found.body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return decodeQuotedPrintable(found.body.replace(/=\r\n/g, ''))
  return found.body
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )
}

/** A mail as a person sees it. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Values of the message's own headers by their lower-case names. */
  readonly headers: ReadonlyMap<string, string>
}

interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Reads the kind of message that mailers write: text and HTML, quoted-printable or base64, in UTF-8. */
export function parseMail(source: string): Mail {
  const mail = partOf(source.replaceAll('\r\n', '\n'))
  const leaves = leavesOf(mail)
  const content = (type: string) => leaves.find((leaf) => typeOf(leaf).startsWith(type))
  const read = (part: Part | undefined) => (part ? decodeBody(part) : '')
  return {
    to: decodeWords(mail.headers.get('to') ?? ''),
    subject: decodeWords(mail.headers.get('subject') ?? ''),
    text: read(content('text/plain')),
    html: read(content('text/html')),
    headers: mail.headers,
  }
}

/** Every address that the mail's text names, in order, once. */
export function linksOf(mail: Mail): readonly string[] {
  return [...new Set(mail.text.match(/https?:\/\/[^\s<>"')]+/g) ?? [])]
}

function partOf(source: string): Part {
  const end = source.indexOf('\n\n')
  const head = end < 0 ? source : source.slice(0, end)
  const headers = new Map<string, string>()
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end < 0 ? '' : source.slice(end + 2) }
}

function typeOf(part: Part): string {
  return (part.headers.get('content-type') ?? 'text/plain').toLowerCase()
}

function leavesOf(part: Part): readonly Part[] {
  const boundary = /boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1]
  if (!boundary) return [part]
  const pieces = part.body.split(`--${boundary}`).slice(1, -1)
  return pieces.flatMap((piece) => leavesOf(partOf(piece.replace(/^\n/, ''))))
}

function decodeBody(part: Part): string {
  const encoding = (part.headers.get('content-transfer-encoding') ?? '7bit').toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return unquote(part.body.replace(/=\n/g, ''))
  return part.body
}

function unquote(text: string): string {
  const bytes = Buffer.from(text, 'utf8').toString('latin1')
  const raw = bytes.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(raw, 'latin1').toString('utf8')
}

/** RFC 2047: `=?UTF-8?Q?Potwierd=C5=BA?=`; white space between two encoded words is no part of the text. */
function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : unquote(word.replaceAll('_', ' ')),
    )
}

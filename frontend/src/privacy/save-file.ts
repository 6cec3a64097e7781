const NAMED = /filename="?([^";]+)"?/
const READ_MS = 60_000

/**
 * Fetches a document and saves it as a file of the person's.
 * @param received called with the bytes that have come so far
 * @throws Error when the server refuses or the connection breaks
 */
export async function saveFile(url: string, received: (bytes: number) => void): Promise<void> {
  const response = await fetch(url, { credentials: 'same-origin' })
  if (!response.ok || response.body === null) throw new Error(`the document answered ${response.status}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const part of piecesOf(response.body)) {
    parts.push(part)
    bytes += part.byteLength
    received(bytes)
  }
  const name = NAMED.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'data.json'
  const address = URL.createObjectURL(new Blob(parts, { type: response.headers.get('content-type') ?? '' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // some browsers read the address only after the click has been dealt with
  setTimeout(() => URL.revokeObjectURL(address), READ_MS)
}

async function* piecesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

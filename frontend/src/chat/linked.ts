/** A piece of a message: plain text, or an address that may be followed. */
export interface Piece {
  readonly text: string
  readonly href: string | null
}

/** Addresses with their scheme, so that nothing is followed that was not written as an address. */
const ADDRESS = /https?:\/\/[^\s<>"„”]+/giu
/** What ends a sentence rather than an address. */
const BEHIND = /[.,;:!?)\]}'»]+$/u

/** A message as text and addresses. An address is shown as it was written, and followed only by a click. */
export function splitLinks(message: string): readonly Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const text = trimAddress(found)
    const href = addressOf(text)
    if (href === null) continue
    if (index > done) pieces.push({ text: message.slice(done, index), href: null })
    pieces.push({ text, href })
    done = index + text.length
  }
  if (done < message.length) pieces.push({ text: message.slice(done), href: null })
  return pieces
}

/** A closing bracket belongs to the address that opened it. */
function trimAddress(address: string): string {
  const short = address.replace(BEHIND, '')
  const next = address[short.length]
  return next === ')' && short.includes('(') && !short.includes(')') ? `${short})` : short
}

function addressOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  // a name before the host dresses one address up as another
  return url.username === '' && url.password === '' ? url.href : null
}

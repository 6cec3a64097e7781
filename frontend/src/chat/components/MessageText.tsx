import { splitLinks } from '../linked.ts'

/** A message as it was written; its addresses can be followed, and tell nobody where the reader came from. */
export function MessageText({ text }: { readonly text: string }) {
  let at = 0
  return splitLinks(text).map(({ text: piece, href }) => {
    const key = at
    at += piece.length
    if (href === null) return <span key={key}>{piece}</span>
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {piece}
      </a>
    )
  })
}

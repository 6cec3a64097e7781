import { parseRichText, type RichBlock, type RichSpan } from '@kredka/contracts/kernel/rich-text'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './rich-text.module.css'

interface Props {
  /** The little markdown of `kernel/rich-text`. */
  readonly source: string
  /** Draws the words, to mark what was searched for. */
  readonly words?: (text: string) => ReactNode
}

/** What staff wrote, as elements: nothing written becomes markup. Its headings stand below a third-level one. */
export function RichText({ source, words = (text) => text }: Props) {
  return <div className={classes.text}>{drawNumbered(parseRichText(source), (block) => blockOf(block, words))}</div>
}

function blockOf(block: RichBlock, words: (text: string) => ReactNode): ReactNode {
  if (block.is === 'heading') return <h4 className={classes.heading}>{spansOf(block.words, words)}</h4>
  if (block.is === 'paragraph') return <p>{spansOf(block.words, words)}</p>
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List>
      {drawNumbered(block.items, (item) => (
        <li>{spansOf(item, words)}</li>
      ))}
    </List>
  )
}

function spansOf(spans: readonly RichSpan[], words: (text: string) => ReactNode): ReactNode {
  return drawNumbered(spans, (span) => spanOf(span, words(span.text)))
}

function spanOf(span: RichSpan, words: ReactNode): ReactNode {
  switch (span.is) {
    case 'strong':
      return <strong>{words}</strong>
    case 'em':
      return <em>{words}</em>
    case 'link':
      return span.href.startsWith('/') ? (
        <Link to={span.href}>{words}</Link>
      ) : (
        <a href={span.href} rel="noopener">
          {words}
        </a>
      )
    case 'text':
      return words
  }
}

/** Parts of a text have no names; they only ever change together. */
function drawNumbered<T>(parts: readonly T[], draw: (part: T) => ReactNode): ReactNode {
  return parts.map((part, n) => <Fragment key={String(n)}>{draw(part)}</Fragment>)
}

import classes from './paragraphs.module.css'

/** What a person wrote: an empty line begins a paragraph, a line break stays one. Written as text, never as HTML. */
export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div className={classes.prose}>
      {paragraphsOf(text).map(({ at, words }) => (
        <p key={at} style={{ whiteSpace: 'pre-line' }}>
          {words}
        </p>
      ))}
    </div>
  )
}

/** The paragraphs with the place where each begins: two may be the same. */
function paragraphsOf(text: string): readonly { readonly at: number; readonly words: string }[] {
  return [...text.matchAll(/\S[\s\S]*?(?=\n\s*\n|\s*$)/g)].map((match) => ({ at: match.index, words: match[0] }))
}

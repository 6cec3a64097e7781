import classes from './paragraphs.module.css'

/** What a person wrote: an empty line begins a paragraph, a line break stays one. Written as text, never as HTML. */
export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div className={classes.prose}>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph} style={{ whiteSpace: 'pre-line' }}>
            {paragraph}
          </p>
        ))}
    </div>
  )
}

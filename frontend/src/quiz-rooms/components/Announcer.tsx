/** Says what the screen shows now to those who listen: the question, then what there is to choose, then the verdict. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p className="visually-hidden" role="status" aria-live="assertive">
      {text}
    </p>
  )
}

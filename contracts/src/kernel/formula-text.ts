/** A text cut into what is written and what is a formula. */
export type FormulaTextPart =
  | { readonly is: 'text'; readonly text: string }
  /** `source` is how it stands in the text, with its dollars. */
  | { readonly is: 'formula'; readonly tex: string; readonly source: string }

/**
 * Between two dollars, or two pairs of them, on one line. As in Pandoc a single one that begins is not followed by a
 * space, one that ends does not follow one and has no digit behind it, so that '$5 and $10' are prices.
 */
const FORMULA = /\\\$|\$\$((?:\\[^\n]|[^\\$\n])+)\$\$|\$(?=[^\s$])((?:\\[^\n]|[^\\$\n])*?)(?<=\S)\$(?!\d)/g

/** Formulas stand between dollars, `\$` is a dollar; a lone dollar is one too. */
export function splitFormulas(source: string): readonly FormulaTextPart[] {
  const parts: FormulaTextPart[] = []
  let text = ''
  let at = 0
  const flush = () => {
    if (text !== '') parts.push({ is: 'text', text })
    text = ''
  }
  for (const found of source.matchAll(FORMULA)) {
    const [whole, double, single] = found
    text += source.slice(at, found.index)
    at = found.index + whole.length
    const tex = (double ?? single ?? '').trim()
    if (tex === '') text += whole === '\\$' ? '$' : whole
    else {
      flush()
      parts.push({ is: 'formula', tex, source: whole })
    }
  }
  text += source.slice(at)
  flush()
  return parts
}

/** TeX of the formulas in a text. */
export function formulasIn(source: string): readonly string[] {
  return splitFormulas(source).flatMap((part) => (part.is === 'formula' ? [part.tex] : []))
}

/** The same in words alone, where no formula can be drawn: in a title, a name for those who listen. */
export function plainFormulas(source: string): string {
  return splitFormulas(source)
    .map((part) => (part.is === 'text' ? part.text : part.tex))
    .join('')
}

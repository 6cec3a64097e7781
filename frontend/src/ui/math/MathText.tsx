import { splitFormulas } from '@kredka/contracts/kernel/formula-text'
import { type MathNode, parseMathml } from '@kredka/contracts/kernel/mathml'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import classes from './math-text.module.css'

/** A formula and what the server made of it. */
export interface DrawnFormula {
  readonly tex: string
  readonly mathml: string
}

interface Props {
  /** With its formulas between dollars. */
  readonly text: string
  /** Those of this text, or of more. */
  readonly formulas: readonly DrawnFormula[]
  /** Draws what stands between the formulas, such as gaps. */
  readonly words?: (text: string) => ReactNode
}

/** From so many characters of TeX on a formula may be wider than a phone. */
const LONG = 30

/**
 * A text with its formulas, which the browser draws by itself (QUI-02). What is not known as a formula stays as it was
 * written; those who listen hear TeX where their reader knows no MathML.
 */
export function MathText({ text, formulas, words = (written) => written }: Props) {
  const parts = useMemo(() => {
    const known = new Map(formulas.map(({ tex, mathml }) => [tex, mathml]))
    return splitFormulas(text).map((part) => {
      if (part.is === 'text') return part
      const math = parseMathml(known.get(part.tex) ?? '')
      return math === null ? ({ is: 'text', text: part.source } as const) : { ...part, math }
    })
  }, [text, formulas])
  return parts.map((part, n) => (
    <Fragment key={String(n)}>
      {part.is === 'text' ? (
        words(part.text)
      ) : (
        <span className={classes.formula} data-long={part.tex.length > LONG || undefined}>
          {createElement(
            'math',
            // Alone it need not fit into a line.
            { alttext: part.tex, displaystyle: parts.length === 1 ? 'true' : undefined },
            ...part.math.children.map(drawNode),
          )}
        </span>
      )}
    </Fragment>
  ))
}

/** Elements and attributes are those of the list alone: nothing else was read. */
function drawNode(node: MathNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.name, node.attributes, ...node.children.map(drawNode))
}

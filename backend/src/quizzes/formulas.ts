import { formulasIn } from '@kredka/contracts/kernel/formula-text'
import type { Formula, QuestionDraft } from '@kredka/contracts/quizzes/question'
import { gapsIn } from '@kredka/contracts/quizzes/question-rules'
import { texToMathml } from './tex-to-mathml.ts'

/** Different formulas of one question, and characters of their MathML together. */
export const FORMULAS_MAX = 40
const MATHML_TOTAL_MAX = 60_000

/** Which text a formula stands in. */
export type FormulaPlace = 'prompt' | 'explanation' | { readonly option: number }

export type Formulas =
  | { readonly formulas: readonly Formula[] }
  | {
      readonly fault: 'FORMULA_UNREADABLE'
      /** The first that cannot be drawn, or for which there is no room. */
      readonly tex: string
      readonly place: FormulaPlace
    }

/** The formulas of a question's texts as MathML, each once (QUI-02); or the first that cannot be drawn. */
export function formulasOf({ prompt, explanation, task }: QuestionDraft): Formulas {
  const options = 'options' in task ? task.options : []
  const texts: readonly (readonly [place: FormulaPlace, text: string])[] = [
    ['prompt', prompt],
    ...options.map(({ text }, option) => [{ option }, text] as const),
    ['explanation', explanation],
  ]
  const drawn = new Map<string, string>()
  let total = 0
  for (const [place, text] of texts) {
    for (const tex of formulasIn(text)) {
      if (drawn.has(tex)) continue
      // A gap is a field of the page: none can stand inside a formula.
      const holdsGap = task.kind === 'gaps' && place === 'prompt' && gapsIn(tex).length > 0
      const mathml = holdsGap ? null : texToMathml(tex)
      total += mathml?.length ?? 0
      if (mathml === null || drawn.size >= FORMULAS_MAX || total > MATHML_TOTAL_MAX) {
        return { fault: 'FORMULA_UNREADABLE', tex, place }
      }
      drawn.set(tex, mathml)
    }
  }
  return { formulas: [...drawn].map(([tex, mathml]) => ({ tex, mathml })) }
}

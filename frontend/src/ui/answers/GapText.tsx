import { Fragment, type ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { type DrawnFormula, MathText } from '../math/MathText.tsx'
import classes from './gap-text.module.css'
import { useWordBank } from './useWordBank.ts'
import { VerdictWord } from './VerdictWord.tsx'
import type { AnswerVerdict } from './verdict.ts'
import { WordBank } from './WordBank.tsx'

export interface GapResult {
  readonly verdict: AnswerVerdict
  /** What would have been right. */
  readonly expected?: string | undefined
}

interface Props {
  /** The gaps are `[[1]]`, `[[2]]` …; formulas stand between dollars. */
  readonly prompt: string
  readonly formulas: readonly DrawnFormula[]
  /** What stands in gap 1, 2 …; an empty one is ''. */
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  /** Words to fill the gaps with, each once; without them the gaps are typed into. */
  readonly bank?: readonly string[] | undefined
  /** By gap, once they are judged. */
  readonly results?: readonly (GapResult | null)[] | undefined
  /** Under way or judged: nothing can be changed. */
  readonly locked?: boolean
}

const GAP = /\[\[(\d{1,2})\]\]/

/** A text with gaps to type into, or to fill from a bank of words: a word, then a gap, or the other way round. */
export function GapText({ prompt, formulas, values, onChange, bank = [], results, locked = false }: Props) {
  const t = useText()
  const placing = useWordBank({ bank, values, onChange, locked })
  const gaps = values.length
  const typed = (index: number, word: string) => onChange(values.map((value, n) => (n === index ? word : value)))
  const gap = (number: number) => {
    const index = number - 1
    const value = values[index]
    if (value === undefined) return `[[${number}]]`
    const result = results?.[index] ?? null
    return (
      <span className={classes.place}>
        {bank.length > 0 ? (
          <button
            type="button"
            className={classes.gap}
            data-empty={value === '' || undefined}
            data-verdict={result?.verdict}
            aria-pressed={locked ? undefined : placing.gap === index}
            aria-disabled={locked || undefined}
            aria-label={t(value === '' ? 'answers.gap_empty' : 'answers.gap_filled', {
              gap: number,
              gaps,
              word: value,
            })}
            onClick={() => placing.chooseGap(index)}
            onKeyDown={(event) => {
              if (event.key === 'Delete' || event.key === 'Backspace') placing.emptyGap(index)
            }}
          >
            {value}
          </button>
        ) : (
          <input
            className={classes.gap}
            data-verdict={result?.verdict}
            value={value}
            // where fields do not grow with their words yet, they are this wide
            size={Math.max(6, value.length)}
            readOnly={locked}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-label={t('answers.gap', { gap: number, gaps })}
            onChange={(event) => typed(index, event.target.value)}
          />
        )}
        {result !== null && (
          <span className={classes.result}>
            <VerdictWord verdict={result.verdict} />
            {result.expected !== undefined && (
              <span className={classes.expected}>{t('answers.expected', { word: result.expected })}</span>
            )}
          </span>
        )}
      </span>
    )
  }
  return (
    <div className={classes.question}>
      <div className={classes.text}>
        <MathText text={prompt} formulas={formulas} words={(text) => withGaps(text, gap)} />
      </div>
      {bank.length > 0 && !locked && <WordBank bank={bank} placing={placing} />}
    </div>
  )
}

/** Words as they are, numbers of gaps as what is drawn for them. */
function withGaps(text: string, gap: (number: number) => ReactNode): ReactNode {
  // every second part is what the expression captured
  return text.split(GAP).map((part, n) => <Fragment key={String(n)}>{n % 2 === 0 ? part : gap(Number(part))}</Fragment>)
}

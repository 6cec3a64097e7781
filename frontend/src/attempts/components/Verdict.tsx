import type { AskedQuestionView, JudgedView } from '@kredka/contracts/attempts/views'
import { useText } from '../../i18n/useText.ts'
import { Paragraphs } from '../../offers/index.ts'
import { MathText } from '../../ui/math/MathText.tsx'
import { Notice } from '../../ui/Notice.tsx'
import classes from './play.module.css'

const KINDS = { right: 'success', wrong: 'error', partly: 'warning', missing: 'info' } as const

interface Props {
  readonly question: AskedQuestionView
  readonly judged: JudgedView
  /** One of many of a review: nobody wants to hear them all at once. */
  readonly isStill: boolean
}

/**
 * What an answer scored, by which rule, what was right, and why (QUI-13). No rule is quoted to whom gave none: it would
 * speak of an answer that nobody gave.
 */
export function Verdict({ question, judged, isStill }: Props) {
  const t = useText()
  const { bp, rule, right, wrong, all, parts, accepted, explanation, formulas } = judged
  const { key_revision, is_void, reason } = judged
  const outcome = question.given === null ? 'missing' : bp === 10_000 ? 'right' : bp === 0 ? 'wrong' : 'partly'
  const notes = parts.flatMap(({ note }) => (note === null ? [] : [t(`attempts.note_${note}`)]))
  const showsAccepted = accepted.length > 0 && bp < 10_000
  return (
    <Notice kind={KINDS[outcome]} isStill={isStill}>
      <div className={classes.verdict}>
        <p>
          <strong>{t(`attempts.outcome_${outcome}`)}</strong>{' '}
          {outcome !== 'missing' && t(`attempts.rule_${rule}`, { right, wrong, all, share: bp / 10_000 })}
        </p>
        {[...new Set(notes)].map((note) => (
          <p key={note}>{note}</p>
        ))}
        {showsAccepted && (
          <ul>
            {accepted.map((words, n) => (
              // the places of a question stay as they are
              <li key={`${question.id} ${String(n)}`}>
                {accepted.length === 1
                  ? t('attempts.accepted', { words: words.join(', ') })
                  : t('attempts.accepted_gap', { number: n + 1, words: words.join(', ') })}
              </li>
            ))}
          </ul>
        )}
        {key_revision > 0 && (
          <p>
            {t(is_void ? 'attempts.key_void' : 'attempts.key_corrected', { revision: key_revision })}
            {reason !== null && ` ${t('attempts.key_reason', { reason })}`}
          </p>
        )}
        {explanation !== '' && (
          <div className={classes.explanation}>
            {formulas.length === 0 ? (
              <Paragraphs text={explanation} />
            ) : (
              <p>
                <MathText text={explanation} formulas={formulas} />
              </p>
            )}
          </div>
        )}
      </div>
    </Notice>
  )
}

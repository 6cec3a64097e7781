import { FULL_BP } from '@kredka/contracts/attempts/rules'
import type { RoomResultsView, RoomView, VerdictView } from '@kredka/contracts/quiz-rooms/views'
import { useText } from '../../../i18n/useText.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { MathText } from '../../../ui/math/MathText.tsx'
import { hasScores } from '../../shown.ts'
import { Answers } from '../Answers.tsx'
import { Prompt } from '../Prompt.tsx'
import classes from './seat.module.css'
import { useOwnAnswer } from './useOwnAnswer.ts'
import { outcomeOf } from './useSeatWords.ts'

interface Props {
  readonly view: RoomView
  readonly results: RoomResultsView
}

/** A question that is closed: what the answer was worth, what was right and why, and where one stands. */
export function SeatResults({ view, results }: Props) {
  const t = useText()
  const { question, options, you } = view
  const verdict = you?.verdict?.n === results.n ? you.verdict : null
  const hasTiles = options !== null && options.options.length > 0
  return (
    <>
      {results.is_void ? (
        <p className={classes.verdict}>{t('quiz_rooms.void')}</p>
      ) : (
        verdict !== null && <Verdict verdict={verdict} hasPlaces={hasScores(results.board)} />
      )}
      {question !== null && <Prompt question={question} />}
      {question !== null && hasTiles && (
        <Answers question={question} options={options} given={{ choices: you?.choices ?? [] }} results={results} />
      )}
      {!hasTiles && <OwnWords view={view} />}
      {!hasTiles && <Accepted accepted={results.accepted} />}
      {results.explanation !== '' && (
        <p className={classes.why}>
          <MathText text={results.explanation} formulas={results.formulas} />
        </p>
      )}
    </>
  )
}

function Verdict({ verdict, hasPlaces }: { readonly verdict: VerdictView; readonly hasPlaces: boolean }) {
  const t = useText()
  const { is_answered, bp, points, place, place_before, gap } = verdict
  const kind = !is_answered || bp === 0 ? 'wrong' : bp === FULL_BP ? 'right' : 'partly'
  const moved = place_before === null ? 0 : place_before - place
  return (
    <div className={classes.verdict} data-kind={kind}>
      <p className={classes.outcome}>
        <Icon name={kind === 'wrong' ? 'close' : 'check'} size={28} />
        {is_answered ? t(outcomeOf(bp)) : t('attempts.outcome_missing')}
      </p>
      <p>
        <strong>{t('quiz_rooms.gained', { count: points })}</strong>
        {hasPlaces && ` · ${t('quiz_rooms.place', { place })}`}
        {moved > 0 && ` (${t('quiz_rooms.up_by', { count: moved })})`}
      </p>
      {gap !== null && gap > 0 && <p className={classes.soft}>{t('quiz_rooms.gap', { count: gap })}</p>}
    </div>
  )
}

/** What was typed, beside what was right; a page that was opened anew does not know it before the game is over. */
function OwnWords({ view }: Pick<Props, 'view'>) {
  const t = useText()
  const { own } = useOwnAnswer(view)
  if (own === null || !('words' in own.given)) return null
  return (
    <p className={classes.typed}>
      {t('quiz_rooms.your_answer')}: {own.given.words.join(' · ')}
    </p>
  )
}

/** Words that were right, where nothing was there to choose from. */
export function Accepted({ accepted }: { readonly accepted: RoomResultsView['accepted'] }) {
  const t = useText()
  return (
    <ul className={classes.accepted}>
      {accepted.map((words, n) => (
        // the places of a question stay as they are
        <li key={String(n)}>
          {accepted.length === 1
            ? t('attempts.accepted', { words: words.join(', ') })
            : t('attempts.accepted_gap', { number: n + 1, words: words.join(', ') })}
        </li>
      ))}
    </ul>
  )
}

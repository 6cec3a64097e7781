import { plainFormulas } from '@kredka/contracts/kernel/formula-text'
import type { RoomOptionsView, RoomQuestionView, RoomResultsView } from '@kredka/contracts/quiz-rooms/views'
import type { Given } from '@kredka/contracts/quizzes/question'
import { useText } from '../../i18n/useText.ts'
import { AnswerTiles } from '../../ui/answers/AnswerTiles.tsx'
import { GapText } from '../../ui/answers/GapText.tsx'
import { TypedAnswer } from '../../ui/answers/TypedAnswer.tsx'
import type { AnswerVerdict } from '../../ui/answers/verdict.ts'
import { MathText } from '../../ui/math/MathText.tsx'

interface Props {
  readonly question: RoomQuestionView
  readonly options: RoomOptionsView
  readonly given: Given | null
  /** Once the question is closed. */
  readonly results?: RoomResultsView | null
  /** Without it the answers are only to look at. */
  readonly onChange?: (given: Given) => void
  readonly onEnter?: () => void
  readonly locked?: boolean
}

/** The place to answer; what was right stands there once the question is closed. */
export function Answers({ question, options, given, results = null, onChange, onEnter, locked = false }: Props) {
  const t = useText()
  const { kind } = question
  if (kind === 'single' || kind === 'several') {
    const chosen = given !== null && 'choices' in given ? given.choices : []
    const change =
      onChange === undefined ? {} : { onChange: (next: readonly number[]) => onChange({ choices: [...next] }) }
    return (
      <AnswerTiles
        label={plainFormulas(question.prompt)}
        options={options.options.map((text, place) => ({
          id: place,
          text: <MathText text={text} formulas={options.formulas} />,
          verdict: verdictAt(results, chosen, place),
        }))}
        chosen={chosen}
        multiple={kind === 'several'}
        atOnce={kind === 'single'}
        locked={locked}
        keysEverywhere
        {...change}
      />
    )
  }
  const words = given !== null && 'words' in given ? given.words : []
  if (kind === 'gaps') {
    return (
      <GapText
        prompt={question.prompt}
        formulas={question.formulas}
        values={Array.from({ length: question.gaps }, (_, n) => words[n] ?? '')}
        onChange={(values) => onChange?.({ words: [...values] })}
        bank={options.bank}
        locked={locked}
      />
    )
  }
  return (
    <TypedAnswer
      label={t('quiz_rooms.your_answer')}
      value={words[0] ?? ''}
      onChange={(text) => onChange?.({ words: [text] })}
      numeric={kind === 'number'}
      locked={locked}
      {...(onEnter === undefined ? {} : { onEnter })}
    />
  )
}

function verdictAt(
  results: RoomResultsView | null,
  chosen: readonly number[],
  place: number,
): AnswerVerdict | undefined {
  if (results === null) return undefined
  const isRight = results.right_choices.includes(place)
  if (chosen.includes(place)) return isRight ? 'right' : 'wrong'
  return isRight ? 'missed' : undefined
}

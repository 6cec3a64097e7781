import type { AskedQuestionView } from '@kredka/contracts/attempts/views'
import { plainFormulas } from '@kredka/contracts/kernel/formula-text'
import type { Given } from '@kredka/contracts/quizzes/question'
import { useText } from '../../i18n/useText.ts'
import { type AnswerOption, AnswerTiles } from '../../ui/answers/AnswerTiles.tsx'
import { GapText } from '../../ui/answers/GapText.tsx'
import { TypedAnswer } from '../../ui/answers/TypedAnswer.tsx'
import type { AnswerVerdict } from '../../ui/answers/verdict.ts'
import { MathText } from '../../ui/math/MathText.tsx'

interface Props {
  readonly question: AskedQuestionView
  readonly given: Given | null
  /** Without it the answer is only to look at. */
  readonly onChange?: (given: Given) => void
  readonly locked: boolean
}

/** The place to answer a question of any kind; what was right stands there once it is judged. */
export function QuestionInput(props: Props) {
  switch (props.question.kind) {
    case 'single':
    case 'several':
      return <Choices {...props} />
    case 'gaps':
      return <Gaps {...props} />
    case 'text':
    case 'number':
      return <Line {...props} />
  }
}

function Choices({ question, given, onChange, locked }: Props) {
  const chosen = given !== null && 'choices' in given ? given.choices : []
  const change =
    onChange === undefined ? {} : { onChange: (next: readonly number[]) => onChange({ choices: [...next] }) }
  return (
    <AnswerTiles
      label={plainFormulas(question.prompt)}
      options={question.options.map((text, place) => optionAt(question, chosen, text, place))}
      chosen={chosen}
      multiple={question.kind === 'several'}
      locked={locked}
      keysEverywhere
      {...change}
    />
  )
}

function optionAt(question: AskedQuestionView, chosen: readonly number[], text: string, place: number): AnswerOption {
  return {
    id: place,
    text: <MathText text={text} formulas={question.formulas} />,
    verdict: verdictAt(question, chosen, place),
  }
}

function verdictAt({ judged }: AskedQuestionView, chosen: readonly number[], place: number): AnswerVerdict | undefined {
  if (judged === null) return undefined
  const isRight = judged.right_choices.includes(place)
  if (chosen.includes(place)) return isRight ? 'right' : 'wrong'
  return isRight ? 'missed' : undefined
}

function Gaps({ question, given, onChange, locked }: Props) {
  const words = wordsOf(given)
  const { judged } = question
  const results = judged?.parts.map((part, n) => ({
    verdict: part.is_right ? ('right' as const) : ('wrong' as const),
    expected: part.is_right ? undefined : judged.accepted[n]?.[0],
  }))
  return (
    <GapText
      prompt={question.prompt}
      formulas={question.formulas}
      values={Array.from({ length: question.gaps }, (_, n) => words[n] ?? '')}
      onChange={(values) => onChange?.({ words: [...values] })}
      bank={question.bank.length > 0 ? question.bank : undefined}
      results={results}
      locked={locked}
    />
  )
}

function Line({ question, given, onChange, locked }: Props) {
  const t = useText()
  const [part] = question.judged?.parts ?? []
  return (
    <TypedAnswer
      label={t('attempts.your_answer')}
      value={wordsOf(given)[0] ?? ''}
      onChange={(text) => onChange?.({ words: [text] })}
      numeric={question.kind === 'number'}
      verdict={part === undefined || given === null ? undefined : part.is_right ? 'right' : 'wrong'}
      locked={locked}
    />
  )
}

function wordsOf(given: Given | null): readonly string[] {
  return given !== null && 'words' in given ? given.words : []
}

import { useState } from 'react'
import { CountdownRing } from '../../../ui/countdown/CountdownRing.tsx'
import { Distribution } from '../../../ui/scores/Distribution.tsx'
import { ScoreRing } from '../../../ui/scores/ScoreRing.tsx'
import { SortableList } from '../../../ui/sortable/SortableList.tsx'
import { Sample, Samples } from './Section.tsx'

const MINUTE = 60_000
/** One that stands still, at the moment when the page was opened. */
const LEFT = [
  ['hours', 95 * MINUTE, 120 * MINUTE],
  ['minutes', 12 * MINUTE, 20 * MINUTE],
  ['the last minute', 42_000, 20 * MINUTE],
  ['the last seconds', 7_000, 20_000],
  ['over', 0, 20_000],
] as const

export function CountdownSamples() {
  const [opened] = useState(() => Date.now())
  return (
    <>
      <Samples min="9rem">
        {LEFT.map(([name, left, total]) => (
          <Sample key={name} name={name}>
            <CountdownRing deadline={new Date(opened + left).toISOString()} total={total} />
          </Sample>
        ))}
      </Samples>
      <Samples>
        <Sample name="large">
          <CountdownRing deadline={new Date(opened + 12 * MINUTE).toISOString()} total={20 * MINUTE} large />
        </Sample>
      </Samples>
    </>
  )
}

const QUESTIONS = [
  'What is the longest river?',
  'Zażółć gęślą jaźń: words that take more than one line on a phone',
  'Bug',
]

export function SortableSamples() {
  const [items, setItems] = useState(() => QUESTIONS.map((name) => ({ id: name, name })))
  const move = (id: string, after: string | null) => {
    const rest = items.filter((item) => item.id !== id)
    const at = rest.findIndex((item) => item.id === after) + 1
    setItems([...rest.slice(0, at), ...items.filter((item) => item.id === id), ...rest.slice(at)])
  }
  return (
    <SortableList label="Questions" items={items} onMove={move}>
      {({ name }, place) => `${place + 1}. ${name}`}
    </SortableList>
  )
}

const ANSWERS = [
  ['Wisła', 34],
  ['Odra', 12],
  ['Zażółć gęślą jaźń: an answer that needs more than one line on a phone', 4],
  ['Bug', 0],
] as const

export function ScoreSamples() {
  const rows = ANSWERS.map(([text, count], place) => ({ key: text, text, count, place, isRight: place === 0 }))
  return (
    <>
      <Samples min="9rem">
        <Sample name="score">
          <ScoreRing share={0.62} label="8 of 13" />
        </Sample>
        <Sample name="great">
          <ScoreRing share={0.92} label="great" great />
        </Sample>
        <Sample name="nothing">
          <ScoreRing share={0} />
        </Sample>
        <Sample name="everything">
          <ScoreRing share={1} great />
        </Sample>
      </Samples>
      <Samples min="20rem">
        <Sample name="options">
          <Distribution label="Answers" rows={rows} people={50} />
        </Sample>
        <Sample name="typed words">
          <Distribution label="Words" rows={rows.map(({ place: _, ...row }) => row)} people={50} />
        </Sample>
      </Samples>
    </>
  )
}

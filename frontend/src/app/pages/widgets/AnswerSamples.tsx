import { useState } from 'react'
import { AnswerTile, type TileState } from '../../../ui/answers/AnswerTile.tsx'
import { AnswerTiles } from '../../../ui/answers/AnswerTiles.tsx'
import { GapText } from '../../../ui/answers/GapText.tsx'
import { TypedAnswer } from '../../../ui/answers/TypedAnswer.tsx'
import { TILE_MARKS } from '../../../ui/answers/tile-marks.ts'
import { Sample, Samples } from './Section.tsx'

const STATES = ['idle', 'chosen', 'sent', 'right', 'wrong', 'missed'] as const satisfies readonly TileState[]
const RIVERS = ['Wisła', 'Odra', 'Warta', 'Bug'].map((text, id) => ({ id, text }))
const LONG = 'Zażółć gęślą jaźń: an answer that needs several lines, because its author wanted to be quite exact'
const nothing = () => undefined

export function AnswerTileSamples() {
  const [one, setOne] = useState<readonly number[]>([1])
  const [several, setSeveral] = useState<readonly number[]>([0, 2])
  return (
    <>
      <Samples min="34rem">
        <Sample name="one answer">
          <AnswerTiles label="The longest river" options={RIVERS} chosen={one} onChange={setOne} />
        </Sample>
        <Sample name="several answers">
          <AnswerTiles label="Rivers of Poland" options={RIVERS} chosen={several} onChange={setSeveral} multiple />
        </Sample>
        <Sample name="sent">
          <AnswerTiles label="The river of Warsaw" options={RIVERS} chosen={[0]} onChange={nothing} locked />
        </Sample>
      </Samples>
      <Samples min="19rem">
        {STATES.map((state, place) => (
          <Sample key={state} name={state}>
            <AnswerTile place={place} state={state}>
              Wisła
            </AnswerTile>
          </Sample>
        ))}
        <Sample name="long words">
          <AnswerTile place={6} state="missed">
            {LONG}
          </AnswerTile>
        </Sample>
        <Sample name="one long word">
          <AnswerTile place={7} state="wrong">
            Konstantynopolitańczykowianeczkówna
          </AnswerTile>
        </Sample>
      </Samples>
      <Samples min="12rem">
        {TILE_MARKS.map(({ letter }, place) => (
          <Sample key={letter} name={letter}>
            <AnswerTile place={place} state="idle">
              Bug
            </AnswerTile>
          </Sample>
        ))}
      </Samples>
    </>
  )
}

const HALF = { tex: '\\frac{1}{2}', mathml: '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>' }
const GAPS = 'Half is $\\frac{1}{2}$. The Vistula rises in the [[1]] and flows into the [[2]]; Warsaw lies [[3]] it.'
const BANK = ['Beskids', 'Baltic Sea', 'on', 'Tatras', 'Black Sea', 'beside']

export function GapTextSamples() {
  const [typed, setTyped] = useState<readonly string[]>(['Beskids', '', ''])
  const [placed, setPlaced] = useState<readonly string[]>(['Beskids', '', ''])
  const gaps = { prompt: GAPS, formulas: [HALF] }
  return (
    <Samples min="34rem">
      <Sample name="to type into">
        <GapText {...gaps} values={typed} onChange={setTyped} />
      </Sample>
      <Sample name="with a bank of words">
        <GapText {...gaps} values={placed} onChange={setPlaced} bank={BANK} />
      </Sample>
      <Sample name="judged">
        <GapText
          {...gaps}
          values={['Beskids', 'Black Sea', '']}
          onChange={nothing}
          locked
          results={[
            { verdict: 'right' },
            { verdict: 'wrong', expected: 'Baltic Sea' },
            { verdict: 'wrong', expected: 'on' },
          ]}
        />
      </Sample>
      <Sample name="judged, with a bank">
        <GapText
          {...gaps}
          values={['Beskids', 'Black Sea', 'on']}
          onChange={nothing}
          locked
          bank={BANK}
          results={[{ verdict: 'right' }, { verdict: 'wrong', expected: 'Baltic Sea' }, { verdict: 'right' }]}
        />
      </Sample>
    </Samples>
  )
}

export function TypedAnswerSamples() {
  const [text, setText] = useState('Wisła')
  const [number, setNumber] = useState('')
  return (
    <Samples>
      <Sample name="text">
        <TypedAnswer label="Your answer" value={text} onChange={setText} max={100} />
      </Sample>
      <Sample name="number with a unit">
        <TypedAnswer
          label="Your answer"
          value={number}
          onChange={setNumber}
          numeric
          unit="km"
          hint="1047, 1 047,5 or 1/2"
        />
      </Sample>
      <Sample name="sent">
        <TypedAnswer label="Your answer" value="Wisła" onChange={nothing} verdict="sent" locked />
      </Sample>
      <Sample name="right">
        <TypedAnswer label="Your answer" value="Wisła" onChange={nothing} verdict="right" locked />
      </Sample>
      <Sample name="wrong">
        <TypedAnswer label="Your answer" value="Odra" onChange={nothing} verdict="wrong" note="Right: Wisła" locked />
      </Sample>
    </Samples>
  )
}

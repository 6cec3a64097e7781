import { useState } from 'react'
import { Ring } from '../../../ui/countdown/CountdownRing.tsx'
import { CodeInput } from '../../../ui/fields/CodeInput.tsx'
import { Podium } from '../../../ui/scores/Podium.tsx'
import { Sample, Samples } from './Section.tsx'

const PEOPLE = [
  { key: 'a', name: 'Wesoła Wydra', place: 1, note: '2450 points' },
  { key: 'b', name: 'Konstantynopolitańczyk', place: 2, note: '2310 points' },
  { key: 'c', name: 'Ala', place: 2, note: '2310 points' },
]

/** What a game of many is drawn with. */
export function RoomSamples() {
  const [code, setCode] = useState('ab3d 5kqz')
  return (
    <>
      <Samples min="20rem">
        <Sample name="podium">
          <Podium label="The winners" people={PEOPLE} />
        </Sample>
        <Sample name="two alone">
          <Podium label="The winners" people={PEOPLE.slice(0, 2)} />
        </Sample>
        <Sample name="code">
          <CodeInput label="Room code" hint="8 characters" value={code} onChange={setCode} />
        </Sample>
        <Sample name="code with a fault">
          <CodeInput label="Room code" value="ab3" onChange={setCode} error="A room code has 8 characters" />
        </Sample>
      </Samples>
      <Samples min="9rem">
        <Sample name="seconds">
          <Ring left={14} total={20_000} short />
        </Sample>
        <Sample name="the last seconds">
          <Ring left={4} total={20_000} short />
        </Sample>
        <Sample name="a short span">
          <Ring left={4} total={5_000} short />
        </Sample>
      </Samples>
    </>
  )
}

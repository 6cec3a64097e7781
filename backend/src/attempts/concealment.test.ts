import { concealmentEvents as e } from '@kredka/contracts/attempts/events'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { type ConcealmentCommand, concealmentDecider } from './concealment.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const of = { player_id: idOf(1), assignment_id: idOf(2), quiz_id: idOf(3) }
const until = '2026-12-01T17:00:00.000Z'
const later = '2026-12-05T17:00:00.000Z'
const conceal = (at = until): ConcealmentCommand => ({ do: 'conceal', ...of, until: at })
const reveal: ConcealmentCommand = { do: 'reveal', ...of }
const concealed = (at = until) => make(e.QuizConcealed, { ...of, until: at })
const revealed = make(e.QuizRevealed, of)
const tale = story(concealmentDecider, e)

test('QUI-10 a quiz is concealed until its assignment is due, and longer where that was moved', () => {
  tale.given().when(conceal()).gives(concealed())
  tale.given(concealed()).when(conceal()).gives()
  tale.given(concealed()).when(conceal(later)).gives(concealed(later))
})

test('QUI-10 what was withdrawn conceals nothing', () => {
  tale.given(concealed()).when(reveal).gives(revealed)
  tale.given(concealed(), revealed).when(reveal).gives()
  tale.given().when(reveal).gives()
})

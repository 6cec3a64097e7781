import { rescoreEvents as e } from '@kredka/contracts/attempts/events'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { rescoreDecider } from './rescore.ts'

const idOf = (n: number) => `01jd${String(n).padStart(22, '0')}`
const of = { rescore_id: `${idOf(1)}_3`, quiz_id: idOf(1), version: 2, author_id: idOf(2), key_revision: 3 }
const begun = make(e.RescoreBegun, { ...of, question_id: idOf(3), attempts: 250 })
const page = (after: number, n: number, changed: number) =>
  make(e.RescoreBatchDone, { ...of, after: idOf(after), n, changed })
const finished = make(e.RescoreFinished, { ...of, n: 250, changed: 7 })
const tale = story(rescoreDecider, e)

test('QUI-11 attempts are looked at page by page, and the end sums them up', () => {
  const begin = { do: 'begin', ...of, question_id: idOf(3), attempts: 250 } as const
  tale.given().when(begin).gives(begun)
  tale.given(begun).when(begin).gives()
  tale
    .given(begun)
    .when({ do: 'note_page', after: idOf(9), n: 200, changed: 5 })
    .gives(page(9, 200, 5))
  tale
    .given(begun, page(9, 200, 5), page(10, 50, 2))
    .when({ do: 'finish' })
    .gives(finished)
})

test('QUI-11 what has ended, or was never begun, takes no more pages', () => {
  for (const command of [{ do: 'finish' }, { do: 'note_page', after: idOf(9), n: 1, changed: 0 }] as const) {
    tale.given().when(command).gives()
    tale
      .given(begun, page(9, 250, 7), finished)
      .when(command)
      .gives()
  }
})

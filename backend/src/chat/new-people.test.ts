import { newPeopleEvents as e } from '@kredka/contracts/chat/events'
import { MESSAGE_PAUSE_MS, NEW_PEOPLE_A_DAY } from '@kredka/contracts/chat/rules'
import { MINUTE } from '@kredka/contracts/kernel/durations'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { newPeopleDecider } from './new-people.ts'

const user_id = '01jd0000000000000000000001'
const idOf = (n: number) => `01jd0000000000000000001${String(n).padStart(3, '0')}`
const TODAY = '2026-11-02'
const NOON = Date.parse(`${TODAY}T12:00:00.000Z`)

const about = (n: number, date = TODAY) => ({ user_id, other_id: idOf(n), chat_id: idOf(n + 500), date })
const begun = (n: number, date = TODAY, at = NOON + n * MINUTE) =>
  make(e.ChatBegun, { ...about(n, date), begun_at: new Date(at).toISOString() })
const begin = (n: number, date = TODAY, now = NOON + n * MINUTE) => ({ ...about(n, date), now })
const tale = story(newPeopleDecider, e)
const full = Array.from({ length: NEW_PEOPLE_A_DAY }, (_, n) => begun(n))

test('CHT-02 twenty new people a day can be written to', () => {
  tale
    .given(...full.slice(1))
    .when(begin(20))
    .gives(begun(20))
  tale
    .given(...full)
    .when(begin(20))
    .rejects('CHAT_TOO_MANY_PEOPLE')
})

test('CHT-02 the next day begins anew', () => {
  tale
    .given(...full)
    .when(begin(20, '2026-11-03'))
    .gives(begun(20, '2026-11-03'))
})

test('CHT-02 somebody written to today already counts once, also when the day is full', () => {
  tale
    .given(...full)
    .when(begin(3))
    .gives()
})

test('CHT-02 five seconds pass between two new people', () => {
  const soon = (ms: number) => begin(2, TODAY, NOON + 60_000 + ms)
  tale
    .given(begun(1))
    .when(soon(MESSAGE_PAUSE_MS - 1))
    .rejects('CHAT_TOO_FAST')
  tale
    .given(begun(1))
    .when(soon(MESSAGE_PAUSE_MS))
    .gives(begun(2, TODAY, NOON + 60_000 + MESSAGE_PAUSE_MS))
})

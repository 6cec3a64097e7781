import { belongingEvents as e } from '@kredka/contracts/belongings/events'
import { BELONGING_KINDS, BELONGINGS, type BelongingKind } from '@kredka/contracts/belongings/rules'
import { make } from '@kredka/contracts/kernel/events'
import { story } from '../kernel/testing/story.ts'
import { belongingsDecider } from './belongings.ts'

const user_id = '01jd0000000000000000000001'
const tale = story(belongingsDecider, e)
const item = (kind: BelongingKind, n: number) => ({ user_id, kind, item_id: `01jd${String(n).padStart(22, '0')}` })
const full = (kind: BelongingKind) =>
  Array.from({ length: BELONGINGS[kind].most }, (_, n) => make(e.BelongingAdded, item(kind, n)))

test.each(BELONGING_KINDS)('AVL-01 OFR-03 TOP-01 one person has so many of a kind, and no more: %s', (kind) => {
  const { most, full: code } = BELONGINGS[kind]
  const one = item(kind, most)
  tale
    .given(...full(kind).slice(1))
    .when({ do: 'add', ...one })
    .gives(make(e.BelongingAdded, one))
  tale
    .given(...full(kind))
    .when({ do: 'add', ...one })
    .rejects(code, { most })
})

test('AVL-01 OFR-03 what is given up makes room, and other kinds take none', () => {
  const [given, one] = [item('offer', 0), item('offer', 900)]
  tale
    .given(...full('offer'), make(e.BelongingGivenUp, given))
    .when({ do: 'add', ...one })
    .gives(make(e.BelongingAdded, one))
  tale
    .given(...full('offer'))
    .when({ do: 'add', ...item('topic', 901) })
    .gives(make(e.BelongingAdded, item('topic', 901)))
})

test('EVT-05 what is there already is not added again, and what is not there needs no giving up', () => {
  tale
    .given(...full('offer'))
    .when({ do: 'add', ...item('offer', 0) })
    .gives()
  tale
    .given()
    .when({ do: 'give_up', ...item('offer', 0) })
    .gives()
})

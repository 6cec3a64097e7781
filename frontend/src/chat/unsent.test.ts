import { fakeStorage } from '../app/testing/own-storage.ts'
import { dropUnsent, hasUnsent, keepUnsent, placeOf, readAllUnsent, readUnsent, type Unsent } from './unsent.ts'

const [ME, PIOTR] = ['me', 'piotr']
const unsent = (key: string, written_at: string): Unsent => ({
  key,
  peer: PIOTR,
  message: 'Dzień dobry',
  after: 0,
  written_at,
  failed: null,
  refusals: 0,
})

test('CHT-01 messages on their way are kept in their order until they are taken', () => {
  const own = fakeStorage().tab()
  const [later, earlier] = [unsent('k1', '2026-11-20T10:00:01.000Z'), unsent('k2', '2026-11-20T10:00:00.000Z')]
  keepUnsent(own, ME, later)
  keepUnsent(own, ME, earlier)
  expect(readAllUnsent(own, ME)).toEqual([earlier, later])
  dropUnsent(own, ME, earlier)
  expect(readAllUnsent(own, ME)).toEqual([later])
  expect([hasUnsent(own, ME), hasUnsent(own, PIOTR)]).toEqual([true, false])
})

test('CHT-01 what lies there in another form, or under another name, is left alone', () => {
  const own = fakeStorage().tab()
  own.write(ME, 'chat.unsent.piotr.k1', '{"message":1}')
  own.write(ME, 'chat.unsent.piotr.k2', 'no json')
  own.write(ME, 'chat.unsent.piotr.k3', JSON.stringify(unsent('k9', '2026-11-20T10:00:00.000Z')))
  expect(readAllUnsent(own, ME)).toEqual([])
  expect(readUnsent(own, ME, { peer: PIOTR, key: 'k4' })).toBeNull()
  expect([placeOf('chat.unsent.piotr.k1'), placeOf('chat.draft.piotr'), placeOf('chat.unsent.piotr')]).toEqual([
    { peer: PIOTR, key: 'k1' },
    null,
    null,
  ])
})

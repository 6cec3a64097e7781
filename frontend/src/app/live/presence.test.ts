import { liveStatus, signHeard } from './live-slice.ts'
import { presenceSlice, selectIsOnline } from './presence-slice.ts'

const { reducer } = presenceSlice
const online = (user_ids: string[]) => signHeard({ name: 'online', body: { user_ids } })
const presence = (user_id: string, there: boolean) => signHeard({ name: 'presence', body: { user_id, online: there } })
const isOnline = (presence: readonly string[], id: string) => selectIsOnline({ presence }, id)

test('CHT-01 people come and go; who comes twice is there once', () => {
  const both = [online(['anna']), presence('piotr', true), presence('piotr', true)].reduce(reducer, [])
  expect(both).toEqual(['anna', 'piotr'])
  expect([isOnline(both, 'anna'), isOnline(both, 'ewa')]).toEqual([true, false])
  expect(reducer(both, presence('anna', false))).toEqual(['piotr'])
  expect(reducer(both, online(['ewa']))).toEqual(['ewa'])
})

test('CHT-01 without a connection nobody is known to be there', () => {
  expect(reducer(['anna'], liveStatus({ kind: 'person', status: 'lost' }))).toEqual([])
  expect(reducer(['anna'], liveStatus({ kind: 'admin', status: 'lost' }))).toEqual(['anna'])
})

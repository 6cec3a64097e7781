import { reject } from '@kredka/contracts/kernel/errors'
import type { Waiting } from '@kredka/projections/kernel/waiting'
import { createWaitForReadModels, NotYetError } from './not-yet.ts'

const waitWith = (waitFor: Waiting['waitFor']) => createWaitForReadModels({ waitFor })(['offers'], { position: '7' })

test('EVT-06 a policy waits for the position of its event, and goes on once the read models have passed it', async () => {
  const asked: unknown[] = []
  await waitWith(async (projections, position) => {
    asked.push([projections, position])
    return { stale: false }
  })
  expect(asked).toEqual([[['offers'], '7']])
})

test.each([
  ['is behind', reject('READ_MODEL_BEHIND')],
  ['is parked', { stale: true }],
])('EVT-06 while a read model %s, the event is put off', async (_, outcome) => {
  await expect(waitWith(async () => outcome)).rejects.toThrow(NotYetError)
})

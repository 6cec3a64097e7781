import { fakeStorage } from '../app/testing/own-storage.ts'
import { readDraft, writeDraft } from './draft-storage.ts'
import { newEntry } from './entries.ts'

const [ANNA, PIOTR] = ['01j9z3v5e8c7w2q4k6m8n0p2r4', '01j9z3v5e8c7w2q4k6m8n0p2r5']
const draft = { name: 'Popołudnia', entries: [newEntry('week_day', { day: 2, start: '16:00', end: '20:00' })] }

test('AVL-01 hours that were drawn and not saved are there again, for their person and group alone', () => {
  const own = fakeStorage().tab()
  writeDraft(own, { userId: ANNA, groupId: null }, draft)
  expect(readDraft(own, { userId: ANNA, groupId: null })).toEqual(draft)
  expect(readDraft(own, { userId: ANNA, groupId: PIOTR })).toBeNull()
  expect(readDraft(own, { userId: PIOTR, groupId: null })).toBeNull()
  writeDraft(own, { userId: ANNA, groupId: null }, null)
  expect(readDraft(own, { userId: ANNA, groupId: null })).toBeNull()
  own.write(ANNA, 'availability.new', '{"name":"Popołudnia","entries":[{"type":"yearly"}]}')
  expect(readDraft(own, { userId: ANNA, groupId: null })).toBeNull()
})

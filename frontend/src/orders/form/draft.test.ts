import { fakeStorage } from '../../app/testing/own-storage.ts'
import { EMPTY_DRAFT, readDraft, writeDraft } from './draft.ts'

const [ANNA, PIOTR] = ['01j9z3v5e8c7w2q4k6m8n0p2r4', '01j9z3v5e8c7w2q4k6m8n0p2r5']
const offer_id = '01j9z3v5e8c7w2q4k6m8n0p2r6'
const NOW = Date.parse('2026-11-22T12:00:00Z')
const draft = { ...EMPTY_DRAFT, message: 'Dzień dobry', address: 'ul. Długa 1' }
const asVisitor = { userId: null, offer_id }
const asAnna = { userId: ANNA, offer_id }

test('ORD-01 what a visitor began to order is theirs who log in, and of nobody who comes after them', () => {
  const tab = fakeStorage().tab()
  writeDraft(tab, asVisitor, draft)
  expect(readDraft(tab, asAnna, NOW)).toEqual(draft)
  writeDraft(tab, asAnna, draft)
  expect(readDraft(tab, asVisitor, NOW)).toBeNull()
  expect(readDraft(tab, { ...asAnna, userId: PIOTR }, NOW)).toBeNull()
  tab.forget()
  expect(readDraft(tab, asAnna, NOW)).toBeNull()
})

test('ORD-01 times that are past are left out of a draft, and what this build does not understand is none', () => {
  const tab = fakeStorage().tab()
  writeDraft(tab, asAnna, { ...draft, starts: ['2026-11-22T11:00:00Z', '2026-11-23T11:00:00Z'] })
  expect(readDraft(tab, asAnna, NOW)?.starts).toEqual(['2026-11-23T11:00:00Z'])
  tab.write(ANNA, `order.${offer_id}`, '{"weeks":"many"}')
  expect(readDraft(tab, asAnna, NOW)).toBeNull()
})

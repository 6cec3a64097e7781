/** @jest-environment jsdom */
import { EMPTY_DRAFT } from './draft.ts'
import { draftKey, readDraft, writeDraft } from './draft-storage.ts'

const KEY = draftKey('01j9z3v5e8c7w2q4k6m8n0p2r4', null)
afterEach(() => localStorage.clear())

test('OFR-01 a draft survives a reload and goes when the offer is sent', () => {
  const draft = { values: { ...EMPTY_DRAFT, title: 'Matematyka' }, reached: 1 }
  writeDraft(KEY, draft)
  expect(readDraft(KEY)).toEqual(draft)
  writeDraft(KEY, null)
  expect(readDraft(KEY)).toBeNull()
})

test('each person and each offer has a draft of its own', () => {
  const keys = [KEY, draftKey('01j9z3v5e8c7w2q4k6m8n0p2r4', 'offer'), draftKey('somebody', null)]
  expect(new Set(keys).size).toBe(3)
})

test.each([
  '{',
  'null',
  '{"values":{},"reached":0}',
  JSON.stringify({ values: { ...EMPTY_DRAFT, level: 'expert' }, reached: 0 }),
  JSON.stringify({ values: { ...EMPTY_DRAFT, prices: [{ duration: 61, amount: 1 }] }, reached: 0 }),
  JSON.stringify({ values: EMPTY_DRAFT, reached: 7 }),
])('a draft that this build does not understand is no draft: %s', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(readDraft(KEY)).toBeNull()
})

import { fakeStorage } from '../app/testing/own-storage.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { type DraftPlace, readDraft, writeDraft } from './draft-storage.ts'

const PLACE: DraftPlace = { userId: '01j9z3v5e8c7w2q4k6m8n0p2r4', offerId: null }
const DRAFT = { values: { ...EMPTY_DRAFT, title: 'Matematyka' }, reached: 1 }

test('OFR-01 a draft survives a reload and goes when the offer is sent, or with the person who logs out', () => {
  const browser = fakeStorage()
  writeDraft(browser.tab(), PLACE, DRAFT)
  expect(readDraft(browser.tab(), PLACE)).toEqual(DRAFT)
  writeDraft(browser.tab(), PLACE, null)
  expect(readDraft(browser.tab(), PLACE)).toBeNull()
  writeDraft(browser.tab(), PLACE, DRAFT)
  browser.tab().forget()
  expect(readDraft(browser.tab(), PLACE)).toBeNull()
})

test('each person and each offer has a draft of its own', () => {
  const own = fakeStorage().tab()
  writeDraft(own, PLACE, DRAFT)
  expect(readDraft(own, { ...PLACE, offerId: 'offer' })).toBeNull()
  expect(readDraft(own, { ...PLACE, userId: 'somebody' })).toBeNull()
})

test.each([
  '{',
  'null',
  '{"values":{},"reached":0}',
  JSON.stringify({ values: { ...EMPTY_DRAFT, level: 'expert' }, reached: 0 }),
  JSON.stringify({ values: { ...EMPTY_DRAFT, prices: [{ duration: 61, amount: 1 }] }, reached: 0 }),
  JSON.stringify({ values: EMPTY_DRAFT, reached: 7 }),
])('a draft that this build does not understand is no draft: %s', (stored) => {
  const own = fakeStorage().tab()
  own.write(PLACE.userId, 'offer.new', stored)
  expect(readDraft(own, PLACE)).toBeNull()
})

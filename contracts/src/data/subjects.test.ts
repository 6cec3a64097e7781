import { SUBJECTS, subjectById } from './subjects.ts'

test('OFR-06 the 23 subjects, each with its own id and slugs', () => {
  expect(SUBJECTS).toHaveLength(23)
  for (const key of ['id', 'pl', 'en', 'slug_pl', 'slug_en', 'of_pl'] as const) {
    expect(new Set(SUBJECTS.map((subject) => subject[key])).size).toBe(23)
  }
  for (const { id, slug_pl, slug_en } of SUBJECTS) {
    for (const slug of [id, slug_pl, slug_en]) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
})

test('OFR-06 a subject by its id', () => {
  expect(subjectById('statistics').from_pl).toBe('ze statystyki')
  expect(subjectById('computer-graphics').slug_pl).toBe('grafika-komputerowa')
  expect(subjectById('alchemy')).toBeUndefined()
})

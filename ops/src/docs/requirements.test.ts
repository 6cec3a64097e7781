import { areaOf, mentions, requirements, sectionMentions, sections, titlesIn } from './requirements.ts'

const known = new Set(requirements().map(({ id }) => id))

test('every requirement has one entry, and its area no gap', () => {
  const ids = requirements().map(({ id }) => id)
  expect(ids).toEqual([...known])
  expect(ids.length).toBeGreaterThan(100)
  for (const area of new Set(ids.map(areaOf))) {
    const numbers = ids.filter((id) => areaOf(id) === area).map((id) => Number(id.slice(4)))
    expect([area, numbers]).toEqual([area, numbers.map((_, n) => n + 1)])
  }
})

test('whatever requirement a source or a test names is in the document', () => {
  const found = mentions()
  expect(found.length).toBeGreaterThan(1_000)
  const lost = found.filter(({ id }) => !known.has(id)).map(({ id, file, line }) => `${file}:${line} names ${id}`)
  expect(lost).toEqual([])
})

test('whatever section a source speaks of is in the document', () => {
  const all = sections()
  const found = sectionMentions()
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter(({ id }) => !all.has(id)).map(({ id, file, line }) => `${file}:${line} names ${id}`)).toEqual([])
})

test('titles are read whatever opens them', () => {
  const source = [
    `test('ORD-01 LES-02 a student’s “it’s”', () => {})`,
    `test.each([\n  ['a', 1],\n] as const)('PAY-01 %s', () => {})`,
    'describe(`OPS-02 all`, () => {})',
    `expect('API-01')`,
    `// EVT-01`,
  ].join('\n')
  expect([...titlesIn(source)].toSorted()).toEqual(['LES-02', 'OPS-02', 'ORD-01', 'PAY-01'])
})

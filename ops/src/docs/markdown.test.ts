import { documents } from './files.ts'
import { anchorOf, deadReferences } from './markdown.ts'

test('every link, heading and file that a document names is there', () => {
  expect(documents()).toContain('README.md')
  expect(documents().flatMap(deadReferences)).toEqual([])
})

test('headings are named as GitHub names them', () => {
  expect(['Run for real', 'Orders, lessons (ORD)', '`x-position`: why', 'A → B'].map(anchorOf)).toEqual([
    'run-for-real',
    'orders-lessons-ord',
    'x-position-why',
    'a--b',
  ])
})

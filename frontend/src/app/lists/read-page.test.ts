import { readPage } from './read-page.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=1e9', 1],
  ['page=two', 1],
])('API-02 the address `?%s` is page %i of a list', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page)
})

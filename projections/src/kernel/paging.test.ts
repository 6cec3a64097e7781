import { staffPageOf } from './paging.ts'

test('ADM-02 however far somebody turns the pages of a list of the back office, no more rows are skipped than it has', () => {
  expect(staffPageOf({})).toMatchObject({ limit: 21, offset: 0 })
  const last = staffPageOf({ page: 500 })
  expect(last).toMatchObject({ limit: 20, offset: 9_980 })
  expect(last.of(Array.from({ length: 20 }))).toMatchObject({ has_next_page: false })
  expect(staffPageOf({ page: 10_000, page_size: 100 })).toMatchObject({ limit: 0, offset: 10_000 })
})

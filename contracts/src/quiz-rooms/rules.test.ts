import { readToken, TOKEN_PATTERN } from './rules.ts'

test.each([
  ['7K2M9XQA', '7k2m9xqa'],
  [' 7k2m-9xqa ', '7k2m9xqa'],
  ['oO0iIlL1', '00011111'],
])('ROO-01 %j, typed by hand, is the token %s', (typed, token) => {
  expect(readToken(typed)).toBe(token)
  expect(token).toMatch(new RegExp(TOKEN_PATTERN))
})

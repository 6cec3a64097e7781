import pg from 'pg'
import { brief, redact, redactStack } from './brief.ts'

test('OPS-05 what is kept of an error is its first line, without anybody’s address', () => {
  const refused = new Error(
    "Can't send mail - all recipients were rejected: 550 5.1.1 <Jan.Nowak+a@poczta.example.pl>: no such user\nat smtp",
  )
  expect(brief(refused)).toBe("Error: Can't send mail - all recipients were rejected: 550 5.1.1 <[…]>: no such user")
  expect(brief(new Error('x'.repeat(600)))).toHaveLength(500)
})

test.each([
  ['invalid input syntax for type integer: "Żaneta"', 'invalid input syntax for type integer: […]'],
  ['invalid input syntax for type json: "a "b" Żaneta\nŹdźbło" at 1', 'invalid input syntax for type json: […] at 1'],
  ['Unexpected token \'Ż\', "Żaneta" is not valid JSON', 'Unexpected token […] is not valid JSON'],
  ['date out of range: "Żaneta', 'date out of range: […]'],
  ['nobody is called „Żaneta” here', 'nobody is called […] here'],
])('EVT-10 a value that an error quotes is not kept: %s', (message, kept) => {
  expect(redact(message)).toBe(kept)
})

test('EVT-10 of a message too long to be read to its end nothing is kept from its first value on', () => {
  const value = `{"name": Żaneta ${'Źdźbło '.repeat(2_000)}}`
  expect(redact(`not valid: "${value}" at 1`)).toBe('not valid: […]')
  expect(brief(`not valid: "${value}" at 1`)).toBe('not valid: […]')
  const before = 'a '.repeat(4_995)
  expect(redact(`${before}jan.nowak@poczta.example.pl`)).toBe(`${before}[…]`)
})

test('OPS-05 a message of any length is read in no time', () => {
  expect(redact('x'.repeat(100_000)).length).toBeLessThanOrEqual(10_000)
  expect(redactStack(new Error(`too long: ${'x'.repeat(100_000)}`)).length).toBeLessThan(20_000)
})

test.each([
  'null value in column "title" of relation "versions" violates not-null constraint',
  'duplicate key value violates unique constraint "notifications_pkey"',
  "Cannot read properties of undefined (reading 'length')",
  'read ECONNRESET',
])('what an error says of the code is kept: %s', (message) => {
  expect(redact(message)).toBe(message)
})

test('EVT-10 a stack keeps its frames and no line of a message', () => {
  const stack = redactStack(new pg.DatabaseError('wrong: "Żaneta\nŹdźbło"', 1, 'error'))
  expect(stack).toMatch(/^error: wrong: \[…\]\n\s+at .*brief\.test/)
})

test('EVT-10 OPS-05 lines of a message that look like frames are none, and what stands in a stack has an end', () => {
  const said = `refused: "Żaneta\n    at Źdźbło (/tmp/list.txt:1:2)\n    at home"`
  expect(redactStack(new Error(said))).toMatch(/^Error: refused: \[…\]\n\s+at .*brief\.test/)
  const changed = new Error(said)
  changed.message = 'later'
  expect(redactStack(changed)).not.toContain('at home')
  const long = new Error('deep')
  long.stack = `Error: deep\n${`    at call (/srv/x.ts:1:1)\n    at ${'x'.repeat(400)} (/srv/x.ts:1:1)\n`.repeat(1_000)}`
  expect(redactStack(long).split('\n')).toHaveLength(31)
})

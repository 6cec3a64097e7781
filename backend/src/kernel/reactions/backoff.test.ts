import { brief } from './backoff.ts'

test('OPS-05 what is kept of an error is its first line, without anybody’s address', () => {
  const refused = new Error(
    "Can't send mail - all recipients were rejected: 550 5.1.1 <Jan.Nowak+a@poczta.example.pl>: no such user\nat smtp",
  )
  expect(brief(refused)).toBe("Error: Can't send mail - all recipients were rejected: 550 5.1.1 <[…]>: no such user")
  expect(brief('password authentication failed for user "kredka"')).toBe(
    'password authentication failed for user "kredka"',
  )
  expect(brief(new Error('x'.repeat(600)))).toHaveLength(500)
})

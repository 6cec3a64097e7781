import { pathOf, pushTextOf } from './push.ts'

const ORIGIN = 'https://kredka.test'
const text = { title: 'Nowa wiadomość', body: '', url: '/chats?id=1', tag: 'chat 1' }

test('NOT-01 a message of ours is shown as it says', () => {
  expect(pushTextOf(JSON.stringify(text), ORIGIN)).toEqual(text)
})

test.each([
  '',
  'no json',
  '[]',
  'null',
  '{}',
  JSON.stringify({ ...text, title: '' }),
  JSON.stringify({ ...text, tag: 1 }),
])('NOT-01 anything else is no message: %s', (said) => {
  expect(pushTextOf(said, ORIGIN)).toBeNull()
})

test.each([
  ['/my-offers/1/edit', '/my-offers/1/edit'],
  ['https://kredka.test/chats?id=1', '/chats?id=1'],
  ['https://evil.test/chats', '/notifications'],
  ['//evil.test/chats', '/notifications'],
  ['javascript:alert(1)', '/notifications'],
  [null, '/notifications'],
])('NOT-01 a click leads to the site alone: %j', (url, path) => {
  expect(pathOf(url, ORIGIN)).toBe(path)
})

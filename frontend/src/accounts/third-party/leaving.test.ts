import { forget, leave, takeReturn } from './leaving.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const AUTHORIZE = 'https://issuer.test/authorize?client_id=kredka&nonce=abc'

test('ACC-05 who comes back with the state that they left with brings a token for the page that they left', () => {
  const store = memory()
  const url = new URL(leave(store, AUTHORIZE, 'google', '/offers?page=2'))
  const state = url.searchParams.get('state')
  expect(url.searchParams.get('nonce')).toBe('abc')
  expect(state).toMatch(/^[0-9a-f]{32}$/)
  expect(takeReturn(store, `#id_token=a.b.c&state=${state}&authuser=0`)).toEqual({
    is: 'token',
    token: 'a.b.c',
    provider: 'google',
    from: '/offers?page=2',
  })
  expect(takeReturn(store, `#error=access_denied&state=${state}`)).toEqual({ is: 'cancelled' })
})

test('ACC-05 an answer to somebody else’s question, to none, or read already is worth nothing', () => {
  const store = memory()
  expect(takeReturn(store, '#id_token=a.b.c&state=')).toEqual({ is: 'broken' })
  const state = new URL(leave(store, AUTHORIZE, 'facebook', '/')).searchParams.get('state')
  expect(takeReturn(store, '#id_token=a.b.c&state=0123')).toEqual({ is: 'broken' })
  expect(takeReturn(store, '')).toEqual({ is: 'broken' })
  forget(store)
  expect(takeReturn(store, `#id_token=a.b.c&state=${state}`)).toEqual({ is: 'broken' })
})

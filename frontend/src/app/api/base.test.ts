import { apiBase, tracesShare } from './base.ts'

test('API-01 calls go where the page says that the API lies', () => {
  expect(apiBase()).toBe('/api')
  document.head.innerHTML = '<meta name="kredka-api" content="/v2/api">'
  expect(apiBase()).toBe('/v2/api')
  document.head.innerHTML = ''
})

test('OPS-05 commands are traced where the page says so, and nowhere else', () => {
  expect(tracesShare()).toBeUndefined()
  document.head.innerHTML = '<meta name="kredka-traces" content="0.5">'
  expect(tracesShare()).toBe('0.5')
  document.head.innerHTML = ''
})

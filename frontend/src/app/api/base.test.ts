import { apiBase } from './base.ts'

test('API-01 calls go where the page says that the API lies', () => {
  expect(apiBase()).toBe('/api')
  document.head.innerHTML = '<meta name="kredka-api" content="/v2/api">'
  expect(apiBase()).toBe('/v2/api')
  document.head.innerHTML = ''
})

import { MAIL_TEMPLATES } from '@kredka/contracts/mail/templates'
import { ALL_MAILS } from '../../composition/testing/all-modules.ts'
import { previewPage } from '../../mail/preview-pages.ts'
import { type TestEdge, testEdge } from '../testing/edge.ts'

const SITE = { brand: 'Kredka', public_url: 'https://kredka.example', api_base: '/api' } as const
const mailPreviews = (name: string) => previewPage(SITE, ALL_MAILS, name)

let edge: TestEdge
beforeAll(async () => {
  edge = await testEdge({ endpoints: [], mailPreviews })
})
afterAll(() => edge.stop())

async function get(path: string, on = edge) {
  const response = await fetch(on.url + path)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test('MAI-01 developers find every mail in both languages, as it would leave', async () => {
  const list = await get('/_mails')
  expect(list.status).toBe(200)
  for (const template of MAIL_TEMPLATES) {
    for (const language of ['pl', 'en']) {
      const path = `/_mails/${template}/${language}`
      expect(list.text).toContain(`href="${path}"`)
      const [html, plain] = await Promise.all([get(path), get(`${path}/text`)])
      expect([html.status, html.type]).toEqual([200, 'text/html; charset=utf-8'])
      expect(html.text).toContain(`<html lang="${language}">`)
      expect([plain.status, plain.type]).toEqual([200, 'text/plain; charset=utf-8'])
    }
  }
  expect((await get('/_mails/order_received/pl/text')).text).toContain('Lekcje u Ciebie chce zamówić Łucja Gęś.')
})

test('MAI-01 there is no such mail, and none at all in production', async () => {
  for (const path of ['/_mails/nothing/pl', '/_mails/signup/de', '/_mails/signup/pl/raw', '/_mails/signup/pl/text/x']) {
    expect((await get(path)).text).not.toContain('<h1')
  }
  const secret = Buffer.alloc(32, 1).toString('base64')
  const env = { NODE_ENV: 'production', MASTER_KEY: secret }
  const production = await testEdge({ endpoints: [], mailPreviews, env })
  try {
    expect((await get('/_mails', production)).text).not.toContain('<h1')
    expect((await get('/_mails/signup/pl', production)).text).not.toContain('<h1')
  } finally {
    await production.stop()
  }
})

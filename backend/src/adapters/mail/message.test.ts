import type { OutgoingMail } from '../../mail/transport.ts'
import { messageOf } from './message.ts'

const mail: OutgoingMail = {
  mail_id: '01jd0000000000000000000007',
  round: 0,
  message_id: '<01jd0000000000000000000007.0@kredka.example>',
  from: 'Kredka <no-reply@kredka.example>',
  to: 'ola@example.com',
  subject: 'Zima',
  html: '<p>Zima</p>',
  text: 'Zima',
  language: 'pl',
  template: 'newsletter_issue',
  date: 0,
}

test('CNT-01 a newsletter tells mail programs where one click unsubscribes (RFC 8058); no other mail does', () => {
  const one_click_url = 'https://kredka.example/api/misc/unsubscribe-newsletter/ab'
  expect(messageOf({ ...mail, one_click_url }).headers).toMatchObject({
    'List-Unsubscribe': `<${one_click_url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(Object.keys(messageOf(mail).headers ?? {})).toEqual(['Auto-Submitted', 'Content-Language'])
})

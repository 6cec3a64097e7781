import { createTransport } from 'nodemailer'
import { linksOf, parseMail } from './mime.ts'

/** What a real mailer makes of it. */
async function writeMessage(message: { subject: string; text: string; html?: string }): Promise<string> {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  const sent = await mailer.sendMail({
    from: 'Kredka <no-reply@kredka.test>',
    to: 'Łucja Żak <lucja@demo.test>',
    ...message,
  })
  return String(sent.message)
}

const subject = 'Potwierdź swój adres e-mail, żebyśmy mogli założyć Ci konto w serwisie'
const text = `Dzień dobry, Łucjo!\n\nhttps://kredka.test/confirm?token=${'a1'.repeat(60)}\n\nZażółć gęślą jaźń.\n`

test('a text mail reads as it was written', async () => {
  const mail = parseMail(await writeMessage({ subject, text }))
  expect(mail).toMatchObject({ subject, html: '' })
  expect(mail.to).toBe('Łucja Żak <lucja@demo.test>')
  expect(mail.text.trim()).toBe(text.trim())
  expect(linksOf(mail)).toEqual([`https://kredka.test/confirm?token=${'a1'.repeat(60)}`])
})

test('a mail of text and HTML gives both', async () => {
  const html = '<p>Cześć, <a href="https://kredka.test/a?b=c&amp;d=e">tutaj</a></p>'
  const mail = parseMail(await writeMessage({ subject: 'Hello', text, html }))
  expect(mail.subject).toBe('Hello')
  expect(mail.text.trim()).toBe(text.trim())
  expect(mail.html.trim()).toBe(html)
})

import { MAIL_TEMPLATES, tokenOf, typeOfMail } from '@kredka/contracts/mail/templates'
import { type AnyNotice, noticeType, SENT_TYPES } from '@kredka/contracts/notifications/types'
import { ALL_MAILS, ALL_NOTICE_WAYS } from '../composition/testing/all-modules.ts'
import { pushText } from './push/words.ts'
import { type OpenNotice, openNotice, wayOf } from './ways.ts'

const ID = '01jd0000000000000000000009'

function exampleOf(type: AnyNotice['type']): OpenNotice {
  const notice = openNotice({ type, data: noticeType(type).example })
  if (notice === null) throw new Error(`${type} has no example`)
  return notice
}

test.each(SENT_TYPES)('NOT-01 %s says on devices what happened, in either language, and leads somewhere', (type) => {
  const [polish, english] = (['pl', 'en'] as const).map((language) =>
    pushText(ALL_NOTICE_WAYS, exampleOf(type), ID, language),
  )
  expect(polish?.title).not.toBe(english?.title)
  for (const said of [polish, english]) {
    expect(said?.title).toMatch(/\S{3}/)
    expect(`${said?.title}${said?.body}`).not.toMatch(/undefined|null|\{/)
    expect(said?.url).toMatch(/^\/[a-z]/)
  }
})

test('NOT-01 messages of one chat take each other’s place on devices, other notices stand for themselves', () => {
  const tag = (type: AnyNotice['type']) => pushText(ALL_NOTICE_WAYS, exampleOf(type), ID, 'pl').tag
  expect(tag('chat_message')).toBe(`chat ${noticeType('chat_message').example['chat_id']}`)
  expect(tag('idea_status')).toBe(ID)
})

test('NOT-01 a type leads to a mail of its own, unless its module sends that itself', () => {
  const mailed = SENT_TYPES.filter((type) => noticeType(type).mail !== 'elsewhere')
  for (const type of mailed) {
    const mail = wayOf(ALL_NOTICE_WAYS, type).mail?.(exampleOf(type).data, 'Ola')
    const template = MAIL_TEMPLATES.find((name) => name === mail?.template)
    expect(template === undefined ? null : typeOfMail(template)).toBe(type)
  }
})

test('NOT-01 QUI-10 what notices of quizzes of others are called on devices stands in the content of their mails', () => {
  const called = SENT_TYPES.filter((type) => wayOf(ALL_NOTICE_WAYS, type).called !== undefined)
  expect(called).toEqual(expect.arrayContaining(['quiz_assigned', 'assignment_done', 'quiz_rescored']))
  for (const type of called) {
    const { called: word = '', mail } = wayOf(ALL_NOTICE_WAYS, type)
    const template = mail?.(exampleOf(type).data, 'Ola')?.template ?? ''
    expect([template, ALL_MAILS[template]?.preview.content?.pl]).toEqual([
      expect.any(String),
      expect.objectContaining({ [word]: expect.any(String) }),
    ])
  }
})

test('NOT-01 a mail that can be ended names a type that is sent', () => {
  const ended = MAIL_TEMPLATES.filter((template) => tokenOf(template) === 'stop_mail')
  expect(ended.map(typeOfMail).filter((type) => !SENT_TYPES.includes(type))).toEqual([])
  expect(ended.length).toBeGreaterThan(SENT_TYPES.length - 1)
})

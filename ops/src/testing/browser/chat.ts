import { expect, type Locator, type Page } from '@playwright/test'
import { texts } from './texts.ts'

/** What the pages of the chat say, and what people do there. */
const SAID = texts({
  title: 'menu.chats',
  message: 'chat.message',
  send: 'chat.send',
  write: 'chat.write',
  sent: 'chat.sent',
  seen: 'chat.seen',
  typing: 'chat.typing',
  online: 'chat.online',
  turn: 'chat.turn',
  turnOfTeacher: 'chat.turn_of_teacher',
  sending: 'chat.sending',
  later: 'chat.sending_later',
  retry: 'chat.retry',
  discard: 'chat.discard',
  login: 'chat.login_needed',
  toLogin: 'shell.go_to_login',
  older: 'chat.older',
  toNewest: 'chat.to_newest',
  messageMenu: 'chat.message_menu',
  report: 'chat.report',
  reportReason: 'chat.block_spam',
  reportConfirm: 'chat.report_confirm',
  reported: 'chat.reported',
  block: 'chat.block',
  blockReason: 'chat.block_unwanted',
  blockConfirm: 'chat.block_confirm',
  blockedByOther: 'chat.blocked_by_other',
  unblock: 'chat.unblock',
  back: 'chat.back',
})

export const CHAT_WORDS = {
  pl: {
    ...SAID.pl,
    log: /^Rozmowa: /,
    notSent: /Nie wysłano\./,
    yourself: 'Nie możesz napisać do siebie',
    beginning: /Tu zaczyna się rozmowa/,
    newBelow: /nowa wiadomość/,
    chatMenu: /^Opcje rozmowy: /,
    blockedByYou: /Ta osoba jest zablokowana/,
    contact: /Wygląda na dane kontaktowe/,
  },
  en: {
    ...SAID.en,
    log: /^Conversation with /,
    notSent: /Not sent\./,
    yourself: "You can't message yourself",
    beginning: /This is where the conversation/,
    newBelow: /new message/,
    chatMenu: /^Options of the conversation/,
    blockedByYou: /You have blocked/,
    contact: /This looks like contact details/,
  },
} as const

export type ChatWords = (typeof CHAT_WORDS)[keyof typeof CHAT_WORDS]

/** Id of who is logged in on the page; of a new account as soon as the read models know it. */
export async function userIdOn(page: Page): Promise<string> {
  let id: unknown
  const checkSession = () =>
    page.evaluate(async () => {
      const answer: unknown = await (await fetch('/api/auth/check')).json()
      return Reflect.get(Object(Reflect.get(Object(answer), 'data')), 'userId')
    })
  await expect(async () => {
    id = await checkSession()
    expect(typeof id).toBe('string')
  }).toPass({ timeout: 10_000 })
  return String(id)
}

/** The conversation that is open, in the page or the modal. */
export function conversation(page: Page | Locator, t: ChatWords) {
  const field = page.getByRole('textbox', { name: t.message, exact: true })
  const send = page.getByRole('button', { name: t.send, exact: true })
  const log = page.getByRole('log', { name: t.log })
  return {
    field,
    send,
    log,
    /** A line of the log with exactly this text, whichever state it is in. */
    line: (text: string) => log.getByText(text, { exact: true }),
    async write(text: string): Promise<void> {
      await field.fill(text)
      await expect(send).not.toHaveAttribute('aria-disabled')
      await send.click()
    },
  }
}

/** How often the server has this message in the chat of the person on the page with another. */
export async function timesOnServer(page: Page, peer: string, text: string): Promise<number> {
  return page.evaluate(
    async ([user_id, message]) => {
      const answer: unknown = await (await fetch(`/api/chats/messages?user_id=${user_id}&page_size=100`)).json()
      const list: unknown = Reflect.get(Object(answer), 'data')
      return Array.isArray(list) ? list.filter((one) => Reflect.get(Object(one), 'message') === message).length : -1
    },
    [peer, text] as const,
  )
}

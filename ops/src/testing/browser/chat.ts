import { expect, type Locator, type Page } from '@playwright/test'

/** What the pages of the chat say, and what people do there. */
export const CHAT_WORDS = {
  pl: {
    title: 'Wiadomości',
    message: 'Wiadomość',
    send: 'Wyślij',
    write: 'Napisz wiadomość',
    log: /^Rozmowa: /,
    sent: 'Wysłano',
    seen: 'Przeczytano',
    typing: 'pisze…',
    online: 'online',
    turn: 'Korepetytor odpowie najszybciej, jak to możliwe',
    turnOfTeacher: 'Kolejną wiadomość wyślesz, gdy przyjdzie odpowiedź.',
    sending: 'Wysyłanie…',
    later: 'Wyślemy, gdy wróci połączenie',
    notSent: /Nie wysłano\./,
    retry: 'Wyślij ponownie',
    discard: 'Odrzuć',
    login: 'Zaloguj się, zanim wyślesz wiadomość',
    toLogin: 'Przejdź do logowania',
    yourself: 'Nie możesz napisać do siebie',
    older: 'Pokaż starsze wiadomości',
    beginning: /Tu zaczyna się rozmowa/,
    toNewest: 'Do najnowszych',
    newBelow: /nowa wiadomość/,
    messageMenu: 'Opcje wiadomości',
    chatMenu: /^Opcje rozmowy: /,
    report: 'Zgłoś wiadomość',
    reportReason: 'Reklama albo spam',
    reportConfirm: 'Zgłoś',
    reported: 'Zgłoszenie wysłane. Dziękujemy.',
    block: 'Zablokuj osobę',
    blockReason: 'Nie chcę kontaktu z tą osobą',
    blockConfirm: 'Zablokuj',
    blockedByYou: /Ta osoba jest zablokowana/,
    blockedByOther: 'Do tej osoby nie można teraz pisać.',
    unblock: 'Odblokuj',
    back: 'Wróć do listy rozmów',
    contact: /Wygląda na dane kontaktowe/,
  },
  en: {
    title: 'Messages',
    message: 'Message',
    send: 'Send',
    write: 'Write message',
    log: /^Conversation with /,
    sent: 'Sent',
    seen: 'Seen',
    typing: 'is writing…',
    online: 'online',
    turn: 'The tutor will respond as soon as possible',
    turnOfTeacher: 'You can send the next message when an answer has come.',
    sending: 'Sending…',
    later: 'Will be sent when the connection is back',
    notSent: /Not sent\./,
    retry: 'Send again',
    discard: 'Discard',
    login: 'You need to log in before sending a message',
    toLogin: 'Go to log in',
    yourself: "You can't message yourself",
    older: 'Show older messages',
    beginning: /This is where the conversation/,
    toNewest: 'To the newest',
    newBelow: /new message/,
    messageMenu: 'Options of the message',
    chatMenu: /^Options of the conversation/,
    report: 'Report the message',
    reportReason: 'Advertising or spam',
    reportConfirm: 'Report',
    reported: 'Report sent. Thank you.',
    block: 'Block this person',
    blockReason: 'I want no contact with this person',
    blockConfirm: 'Block',
    blockedByYou: /You have blocked/,
    blockedByOther: 'You cannot write to this person at the moment.',
    unblock: 'Unblock',
    back: 'Back to the conversations',
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

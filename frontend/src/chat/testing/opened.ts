import {
  countUnseenMessages,
  getChatWith,
  listChats,
  listMessages,
  markMessagesSeen,
} from '@kredka/contracts/chat/endpoints'
import type { ChatMessageView, ChatView, ChatWithView } from '@kredka/contracts/chat/views'
import { fireEvent, screen } from '@testing-library/react'
import { renderPage } from '../../app/testing/render-page.tsx'
import { fakeServices } from '../../app/testing/services.ts'
import { chat } from '../module.ts'
import { CHAT, chatView, chatWithView, messageAt, messagesBetween } from './chats.ts'

export interface Opened {
  readonly messages?: readonly ChatMessageView[]
  readonly view?: Partial<ChatView>
  readonly with?: Partial<ChatWithView>
  readonly has_older?: boolean
}

/** The page with one chat open. */
export function opened({ messages = messagesBetween(1, 2), view, has_older = false, ...more }: Opened = {}) {
  const services = fakeServices()
  const { api } = services
  const shown = chatView(messages[0] ?? messageAt(1), view)
  const meta = { page: 1, page_size: 30, has_next_page: has_older }
  api.on(listChats, () => ({ data: [shown], meta }))
  api.on(getChatWith, () => ({ data: chatWithView(shown, more.with) }))
  api.on(listMessages, () => ({ data: [...messages], meta }))
  api.on(countUnseenMessages, () => ({ data: { count: shown.unseen_count, chats: 1 } }))
  api.on(markMessagesSeen, () => ({ data: null }))
  const page = renderPage(`/chats?id=${CHAT}`, { modules: [chat], user: {}, services })
  return { ...page, api }
}
export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Wiadomość' })
export const send = () => screen.getByRole('button', { name: 'Wyślij' })
export const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
export const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
export const log = () => screen.findByRole('log', { name: 'Rozmowa: Piotr Nowak' })

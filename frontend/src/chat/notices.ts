import type { NoticeLooks } from '../app/notices.ts'

export const chatNotices: NoticeLooks = {
  chat_message: { title: 'chat_message', icon: 'chat', why: 'chat', kind: 'new', about: (_, { name }) => [name] },
}

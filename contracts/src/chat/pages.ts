import { definePages, page, staff, titlesOf, user } from '../kernel/page.ts'

export const chatPages = definePages({
  titles: {
    chats: titlesOf('Wiadomości', 'Messages'),
    admin_message_reports: titlesOf('Zaplecze: zgłoszone wiadomości', 'Back office: reported messages'),
  },
  routes: [
    page('chats', '/chats', 'chats', user),
    page('admin.message-reports', '/adminero/message-reports', 'admin_message_reports', staff('moderate')),
    page('admin.message-report', '/adminero/message-reports/:id', 'admin_message_reports', staff('moderate')),
  ],
})

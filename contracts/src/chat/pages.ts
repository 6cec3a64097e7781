import { admin, definePages, page, titled, user } from '../kernel/page.ts'

export const chatPages = definePages({
  titles: {
    chats: titled('Wiadomości', 'Messages'),
    admin_message_reports: titled('Zaplecze: zgłoszone wiadomości', 'Back office: reported messages'),
  },
  routes: [
    page('chats', '/chats', 'chats', user),
    page('admin.message-reports', '/adminero/message-reports', 'admin_message_reports', admin),
    page('admin.message-report', '/adminero/message-reports/:id', 'admin_message_reports', admin),
  ],
})

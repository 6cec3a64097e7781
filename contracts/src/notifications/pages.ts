import { bare, definePages, page, titled, user } from '../kernel/page.ts'

export const notificationsPages = definePages({
  titles: {
    notifications: titled('Powiadomienia', 'Notifications'),
    notifications_stop_mail: titled('Koniec wiadomości', 'Stop these mails'),
  },
  routes: [
    page('notifications', '/notifications', 'notifications', user),
    page('notifications.stop-mail', '/notifications/stop-mail', 'notifications_stop_mail', bare),
  ],
})

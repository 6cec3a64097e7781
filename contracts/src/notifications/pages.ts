import { bare, definePages, page, titlesOf, user } from '../kernel/page.ts'

export const notificationsPages = definePages({
  titles: {
    notifications: titlesOf('Powiadomienia', 'Notifications'),
    notifications_stop_mail: titlesOf('Koniec wiadomości', 'Stop these mails'),
  },
  routes: [
    page('notifications', '/notifications', 'notifications', user),
    page('notifications.stop-mail', '/notifications/stop-mail', 'notifications_stop_mail', bare),
  ],
})

import type { MailContext, Unsubscribe } from './mail-text.ts'

/** Ends the mails of the type that this one is of: by the page, and by one click of the mail program (RFC 8058). */
export function stopMail(mail: MailContext, language: 'pl' | 'en'): Unsubscribe {
  return {
    label: language === 'pl' ? 'Nie chcę takich wiadomości' : 'No more messages like this',
    url: `${mail.public_url}/notifications/stop-mail?${new URLSearchParams({ token: mail.token })}`,
    one_click_url: `${mail.api_url}/notifications/stop-mail/${encodeURIComponent(mail.token)}`,
  }
}

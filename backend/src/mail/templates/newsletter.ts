import { parseRichText } from '@kredka/contracts/kernel/rich-text'
import { button, type MailContext, type MailText, note, type Template, text, type Unsubscribe } from './mail-text.ts'

/** `/?nlt=TOKEN&nlem=EMAIL`: any page confirms with these and clears them (ACC-06). */
function confirmLink(mail: MailContext): string {
  return `${mail.public_url}/?${new URLSearchParams({ nlt: mail.token, nlem: mail.to })}`
}

export const newsletterConfirm: Template<'newsletter_confirm'> = {
  pl: (_, mail) => ({
    subject: `Potwierdź zapis na newsletter – ${mail.brand}`,
    preview: 'Jedno kliknięcie i gotowe. Link działa przez 7 dni.',
    title: 'Newsletter na ten adres?',
    blocks: [
      text(
        `Ktoś wpisał ten adres, żeby dostawać newsletter serwisu ${mail.brand}. Jeśli to Ty, potwierdź – dopiero wtedy coś wyślemy.`,
      ),
      button('Zapisuję się', confirmLink(mail)),
      note(
        'Link działa przez 7 dni. Bez potwierdzenia nic nie wyślemy, a adres usuniemy. W każdym wydaniu jest link, którym wypiszesz się jednym kliknięciem.',
      ),
    ],
    why: 'Dostajesz tę wiadomość, bo ktoś wpisał ten adres w polu zapisu na newsletter.',
  }),
  en: (_, mail) => ({
    subject: `Confirm the newsletter – ${mail.brand}`,
    preview: 'One click and it is done. The link works for 7 days.',
    title: 'The newsletter to this address?',
    blocks: [
      text(
        `Somebody entered this address to get the newsletter of ${mail.brand}. If it was you, confirm it: nothing is sent before that.`,
      ),
      button('Subscribe me', confirmLink(mail)),
      note(
        'The link works for 7 days. Without your confirmation nothing is sent and the address is deleted. Every issue has a link to unsubscribe with one click.',
      ),
    ],
    why: 'You get this message because somebody entered this address to subscribe to the newsletter.',
  }),
}

export const newsletterIssue: Template<'newsletter_issue'> = {
  pl: (_, mail) => issue(mail, 'Wypisz się', 'Dostajesz tę wiadomość, bo ten adres jest zapisany na newsletter.'),
  en: (_, mail) =>
    issue(mail, 'Unsubscribe', 'You get this message because this address is subscribed to the newsletter.'),
}

function issue(mail: MailContext, label: string, why: string): MailText {
  const { subject = '', text: words = '' } = mail.content
  const blocks = parseRichText(words)
  return {
    subject,
    preview: subject,
    title: subject,
    blocks: [{ is: 'rich', blocks }],
    why,
    unsubscribe: unsubscribeOf(mail, label),
  }
}

function unsubscribeOf(mail: MailContext, label: string): Unsubscribe {
  return {
    label,
    url: `${mail.public_url}/newsletter/unsubscribe?${new URLSearchParams({ token: mail.token })}`,
    one_click_url: `${mail.api_url}/misc/unsubscribe-newsletter/${encodeURIComponent(mail.token)}`,
  }
}

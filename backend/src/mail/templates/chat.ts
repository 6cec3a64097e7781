import { button, type MailContext, note, quote, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

export const chatUnread: Template<'chat_unread'> = {
  pl: ({ name, chat_id, count }, mail) => {
    const from = mail.content['sender_name'] ?? 'użytkownik, którego konta już nie ma'
    const messages = count === 1 ? 'nową wiadomość' : `nowe wiadomości: ${count}`
    return {
      subject: `${count === 1 ? 'Nowa wiadomość' : 'Nowe wiadomości'} – ${from}`,
      preview: 'Odpowiedz, kiedy możesz.',
      title: count === 1 ? 'Czeka na Ciebie wiadomość' : 'Czekają na Ciebie wiadomości',
      blocks: [
        text(`Dzień dobry, ${name}. Masz ${messages}. Pisze do Ciebie ${from}.`),
        button('Przeczytaj i odpowiedz', chatLink(mail, chat_id)),
        note(
          'Odpowiadaj w serwisie, a nie na ten mail. Do następnego takiego maila poczekamy, aż zajrzysz do rozmowy.',
        ),
      ],
      why: 'Dostajesz tę wiadomość, bo w serwisie od kwadransa czeka na Ciebie nieprzeczytana wiadomość.',
      unsubscribe: stopMail(mail, 'pl'),
    }
  },
  en: ({ name, chat_id, count }, mail) => {
    const from = mail.content['sender_name'] ?? 'somebody whose account is gone'
    const messages = count === 1 ? 'a new message' : `${count} new messages`
    return {
      subject: `${count === 1 ? 'A new message' : 'New messages'} from ${from}`,
      preview: 'Answer when you can.',
      title: count === 1 ? 'A message is waiting for you' : 'Messages are waiting for you',
      blocks: [
        text(`Hello ${name}. You have ${messages} from ${from}.`),
        button('Read and answer', chatLink(mail, chat_id)),
        note(
          'Answer on the site, not to this mail. The next such mail comes only after you have looked into the chat.',
        ),
      ],
      why: 'You get this message because a message to you has been waiting unread for a quarter of an hour.',
      unsubscribe: stopMail(mail, 'en'),
    }
  },
}

export const chatWarning: Template<'chat_warning'> = {
  pl: ({ name, reason }, mail) => ({
    subject: 'Ostrzeżenie dotyczące Twojej wiadomości',
    preview: 'Ktoś zgłosił Twoją wiadomość, a my przyznaliśmy mu rację.',
    title: 'Ostrzeżenie',
    blocks: [
      text(
        `Dzień dobry, ${name}. Ktoś zgłosił wiadomość wysłaną z Twojego konta w serwisie ${mail.brand}. Sprawdziliśmy ją i uznajemy, że narusza zasady:`,
      ),
      quote(reason),
      text('Prosimy, nie pisz tak więcej. Po kolejnym takim zgłoszeniu możemy zablokować konto.'),
      button('Przeczytaj regulamin', `${mail.public_url}/terms-and-rules`),
      note('Uważasz, że to pomyłka? Napisz do nas przez formularz kontaktowy.'),
    ],
    why: 'Dostajesz tę wiadomość, bo zgłoszono wiadomość wysłaną z konta z tym adresem.',
  }),
  en: ({ name, reason }, mail) => ({
    subject: 'A warning about your message',
    preview: 'Somebody reported your message, and we agree with them.',
    title: 'A warning',
    blocks: [
      text(
        `Hello ${name}. Somebody reported a message that was sent from your account at ${mail.brand}. We looked at it and find that it breaks the rules:`,
      ),
      quote(reason),
      text('Please do not write like this again. After another such report we may block the account.'),
      button('Read the rules', `${mail.public_url}/terms-and-rules`),
      note('Do you think this is a mistake? Write to us with the contact form.'),
    ],
    why: 'You get this message because a message from the account with this address was reported.',
  }),
}

function chatLink({ public_url }: MailContext, chat_id: string): string {
  return `${public_url}/chats?id=${chat_id}`
}

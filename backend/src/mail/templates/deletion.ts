import { LOCALES } from '@kredka/contracts/kernel/locales'
import { button, note, type Template, text, tokenLink } from './mail-text.ts'

/** ACC-08: the four mails of an account's end. */
export const accountDeletion: Template<'account_deletion'> = {
  pl: ({ name }, mail) => ({
    subject: 'Potwierdź usunięcie konta',
    preview: 'Link działa przez 24 godziny.',
    title: 'Usunąć konto?',
    blocks: [
      text(`Dzień dobry, ${name}. Ktoś, kto jest zalogowany na Twoje konto w serwisie ${mail.brand}, chce je usunąć.`),
      text(
        'Jeśli to Ty, potwierdź. Konto zniknie 30 dni później; do tego czasu w każdej chwili możesz je zatrzymać. Twoje oferty przestaną być widoczne od razu.',
      ),
      button('Potwierdź usunięcie konta', tokenLink(mail, 'dt', '/settings')),
      note(
        'Link działa przez 24 godziny, jeden raz, po zalogowaniu. Jeśli to nie Ty, nic nie potwierdzaj i zmień hasło – bez potwierdzenia konto zostaje.',
      ),
    ],
    why: 'Dostajesz tę wiadomość, bo w ustawieniach konta z tym adresem wybrano usunięcie konta.',
  }),
  en: ({ name }, mail) => ({
    subject: 'Confirm the deletion of your account',
    preview: 'The link works for 24 hours.',
    title: 'Delete the account?',
    blocks: [
      text(`Hello ${name}. Somebody who is logged in to your account at ${mail.brand} wants it deleted.`),
      text(
        'If it is you, confirm. The account goes 30 days later; until then you can keep it at any moment. Your offers stop being visible at once.',
      ),
      button('Confirm the deletion', tokenLink(mail, 'dt', '/settings')),
      note(
        'The link works for 24 hours, once, when you are logged in. If it is not you, confirm nothing and change your password: without the confirmation the account stays.',
      ),
    ],
    why: 'You get this message because the deletion of the account was chosen in the settings of the account with this address.',
  }),
}

export const accountDeletionScheduled: Template<'account_deletion_scheduled'> = {
  pl: ({ name, due_at }, mail) => ({
    subject: `Konto zostanie usunięte ${day(due_at, 'pl')}`,
    preview: 'Do tego dnia możesz je zatrzymać.',
    title: `Konto zniknie ${day(due_at, 'pl')}`,
    blocks: [
      text(
        `Dzień dobry, ${name}. Usunięcie Twojego konta w serwisie ${mail.brand} jest potwierdzone. Twoje oferty nie są już widoczne.`,
      ),
      text(
        `Konto usuniemy ${moment(due_at, 'pl')}. Do tej chwili wszystko da się cofnąć: zaloguj się i wybierz „Zatrzymaj konto”.`,
      ),
      button('Zatrzymaj konto', `${mail.public_url}/settings#delete-account`),
      note('Jeśli chcesz mieć kopię swoich danych, pobierz ją wcześniej w ustawieniach.'),
    ],
    why: 'Dostajesz tę wiadomość, bo potwierdzono usunięcie konta z tym adresem.',
  }),
  en: ({ name, due_at }, mail) => ({
    subject: `Your account will be deleted on ${day(due_at, 'en')}`,
    preview: 'Until that day you can keep it.',
    title: `The account goes on ${day(due_at, 'en')}`,
    blocks: [
      text(
        `Hello ${name}. The deletion of your account at ${mail.brand} is confirmed. Your offers are no longer visible.`,
      ),
      text(
        `We will delete the account on ${moment(due_at, 'en')}. Until that moment everything can be undone: log in and choose “Keep my account”.`,
      ),
      button('Keep my account', `${mail.public_url}/settings#delete-account`),
      note('If you want a copy of your data, download it before that in the settings.'),
    ],
    why: 'You get this message because the deletion of the account with this address was confirmed.',
  }),
}

export const accountDeletionCancelled: Template<'account_deletion_cancelled'> = {
  pl: ({ name }, mail) => ({
    subject: 'Konto zostaje',
    preview: 'Usunięcie konta jest odwołane.',
    title: 'Konto zostaje',
    blocks: [
      text(
        `Dzień dobry, ${name}. Usunięcie Twojego konta w serwisie ${mail.brand} jest odwołane. Nic nie zginęło, a Twoje oferty są znów widoczne.`,
      ),
      button('Przejdź do serwisu', mail.public_url),
    ],
    why: 'Dostajesz tę wiadomość, bo odwołano usunięcie konta z tym adresem.',
  }),
  en: ({ name }, mail) => ({
    subject: 'Your account stays',
    preview: 'The deletion of the account is off.',
    title: 'Your account stays',
    blocks: [
      text(
        `Hello ${name}. The deletion of your account at ${mail.brand} is off. Nothing was lost, and your offers are visible again.`,
      ),
      button('Go to the site', mail.public_url),
    ],
    why: 'You get this message because the deletion of the account with this address was called off.',
  }),
}

export const accountDeleted: Template<'account_deleted'> = {
  pl: ({ name }, mail) => ({
    subject: 'Konto zostało usunięte',
    preview: 'To ostatnia wiadomość, którą wysyłamy.',
    title: 'Konto zostało usunięte',
    blocks: [
      text(
        `Dzień dobry, ${name}. Twoje konto w serwisie ${mail.brand} zostało usunięte, a z nim Twoje dane. Tam, gdzie inne osoby mają z Tobą wspólną historię, widzą odtąd „Usunięty użytkownik”.`,
      ),
      text(
        'To ostatnia wiadomość, którą wysyłamy. Dziękujemy za wspólny czas. Jeśli kiedyś zechcesz wrócić, możesz założyć nowe konto.',
      ),
    ],
    why: 'Dostajesz tę wiadomość, bo usunięto konto z tym adresem. Adresu już nie przechowujemy.',
  }),
  en: ({ name }, mail) => ({
    subject: 'Your account was deleted',
    preview: 'This is the last message that we send.',
    title: 'Your account was deleted',
    blocks: [
      text(
        `Hello ${name}. Your account at ${mail.brand} was deleted, and your data with it. Where other people share a history with you, they see “Deleted user” from now on.`,
      ),
      text(
        'This is the last message that we send. Thank you for the time with us. If you ever want to come back, you can open a new account.',
      ),
    ],
    why: 'You get this message because the account with this address was deleted. We no longer keep the address.',
  }),
}

function day(at: string, language: 'pl' | 'en'): string {
  return dated(at, language, { dateStyle: 'long' })
}
function moment(at: string, language: 'pl' | 'en'): string {
  return dated(at, language, { dateStyle: 'long', timeStyle: 'short' })
}
function dated(at: string, language: 'pl' | 'en', style: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: 'Europe/Warsaw' })
  return format.format(new Date(at))
}

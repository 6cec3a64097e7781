import { LOCALES } from '@kredka/contracts/kernel/locales'
import { button, code, note, quote, type Template, text, tokenLink } from './mail-text.ts'

export const passwordReset: Template<'password_reset'> = {
  pl: ({ name }, mail) => ({
    subject: 'Ustaw nowe hasło',
    preview: 'Link działa przez 60 minut.',
    title: 'Nowe hasło',
    blocks: [
      text(`Dzień dobry, ${name}. Tu ustawisz nowe hasło do konta w serwisie ${mail.brand}.`),
      button('Ustaw nowe hasło', tokenLink(mail, 'rt')),
      code('Możesz też wkleić ten kod w formularzu resetowania hasła:', mail.token),
      note(
        'Link i kod działają przez 60 minut, jeden raz. Jeśli to nie Ty prosisz o nowe hasło, nic nie rób – obecne nadal działa.',
      ),
    ],
    why: 'Dostajesz tę wiadomość, bo ktoś poprosił o nowe hasło do konta z tym adresem.',
  }),
  en: ({ name }, mail) => ({
    subject: 'Set a new password',
    preview: 'The link works for 60 minutes.',
    title: 'A new password',
    blocks: [
      text(`Hello ${name}. This is where you set a new password for your account at ${mail.brand}.`),
      button('Set a new password', tokenLink(mail, 'rt')),
      code('Or paste this code into the form for resetting the password:', mail.token),
      note(
        'The link and the code work for 60 minutes, once. If you did not ask for a new password, do nothing: the present one still works.',
      ),
    ],
    why: 'You get this message because somebody asked for a new password for the account with this address.',
  }),
}

export const passwordChanged: Template<'password_changed'> = {
  pl: ({ name, changed_at }, mail) => ({
    subject: 'Hasło zostało zmienione',
    preview: 'Pozostałe sesje zostały zakończone.',
    title: 'Hasło zostało zmienione',
    blocks: [
      text(
        `Dzień dobry, ${name}. Hasło do Twojego konta w serwisie ${mail.brand} zmieniono ${moment(changed_at, 'pl')}. Na pozostałych urządzeniach trzeba zalogować się ponownie.`,
      ),
      text('Jeśli to nie Twoja zmiana, od razu ustaw nowe hasło – w oknie logowania, w zakładce „Resetuj hasło”.'),
      button('Przejdź do serwisu', mail.public_url),
    ],
    why: 'Dostajesz tę wiadomość, bo zmieniło się hasło do konta z tym adresem.',
  }),
  en: ({ name, changed_at }, mail) => ({
    subject: 'Your password was changed',
    preview: 'The other sessions were ended.',
    title: 'Your password was changed',
    blocks: [
      text(
        `Hello ${name}. The password of your account at ${mail.brand} was changed on ${moment(changed_at, 'en')}. Other devices have to log in again.`,
      ),
      text('If it was not you, set a new password at once: in the login window, tab “Reset password”.'),
      button('Go to the site', mail.public_url),
    ],
    why: 'You get this message because the password of the account with this address changed.',
  }),
}

export const manyFailedLogins: Template<'many_failed_logins'> = {
  pl: ({ name, failures }, mail) => ({
    subject: 'Nieudane próby logowania',
    preview: 'Konto jest bezpieczne, hasło nie zostało odgadnięte.',
    title: 'Ktoś próbuje się zalogować',
    blocks: [
      text(
        `Dzień dobry, ${name}. Przy logowaniu na Twoje konto podano złe hasło ${times(failures, 'pl')} z rzędu. Nikt się nie zalogował, a konto działa jak dotąd.`,
      ),
      text(
        'Jeśli to Ty i nie pamiętasz hasła, ustaw nowe – w oknie logowania, w zakładce „Resetuj hasło”. Jeśli nie Ty, upewnij się, że hasło jest długie i używane tylko tutaj.',
      ),
      button('Przejdź do serwisu', mail.public_url),
    ],
    why: 'Dostajesz tę wiadomość, bo kolejne próby logowania na konto z tym adresem się nie powiodły.',
  }),
  en: ({ name, failures }, mail) => ({
    subject: 'Failed attempts to log in',
    preview: 'The account is safe, the password was not guessed.',
    title: 'Somebody is trying to log in',
    blocks: [
      text(
        `Hello ${name}. Somebody tried to log in to your account with a wrong password ${times(failures, 'en')} in a row. Nobody got in, and the account works as before.`,
      ),
      text(
        'If it was you and you do not remember the password, set a new one: in the login window, tab “Reset password”. If it was not you, make sure that the password is long and used only here.',
      ),
      button('Go to the site', mail.public_url),
    ],
    why: 'You get this message because several attempts to log in to the account with this address failed.',
  }),
}

export const accountBlocked: Template<'account_blocked'> = {
  pl: ({ name, reason }, mail) => ({
    subject: `Konto w serwisie ${mail.brand} zostało zablokowane`,
    preview: 'Powód i co dalej – w środku.',
    title: 'Konto zostało zablokowane',
    blocks: [
      text(`Dzień dobry, ${name}. Zespół serwisu ${mail.brand} zablokował Twoje konto. Powód:`),
      quote(reason),
      text('Do czasu wyjaśnienia nie można się logować. Jeśli to pomyłka, napisz do nas.'),
      button('Napisz do nas', `${mail.public_url}/contact`),
    ],
    why: 'Dostajesz tę wiadomość, bo zmienił się stan konta z tym adresem.',
  }),
  en: ({ name, reason }, mail) => ({
    subject: `Your account at ${mail.brand} was blocked`,
    preview: 'The reason and what to do are inside.',
    title: 'Your account was blocked',
    blocks: [
      text(`Hello ${name}. The team of ${mail.brand} has blocked your account. The reason:`),
      quote(reason),
      text('Until this is cleared up you cannot log in. If it is a mistake, write to us.'),
      button('Write to us', `${mail.public_url}/contact`),
    ],
    why: 'You get this message because the state of the account with this address changed.',
  }),
}

export const accountUnblocked: Template<'account_unblocked'> = {
  pl: ({ name, reason }, mail) => ({
    subject: `Konto w serwisie ${mail.brand} jest odblokowane`,
    preview: 'Możesz się znowu logować.',
    title: 'Konto jest odblokowane',
    blocks: [
      text(`Dzień dobry, ${name}. Zespół serwisu ${mail.brand} odblokował Twoje konto. Powód:`),
      quote(reason),
      text('Możesz się znowu logować, wszystko jest tak, jak było.'),
      button('Przejdź do serwisu', mail.public_url),
    ],
    why: 'Dostajesz tę wiadomość, bo zmienił się stan konta z tym adresem.',
  }),
  en: ({ name, reason }, mail) => ({
    subject: `Your account at ${mail.brand} is unblocked`,
    preview: 'You can log in again.',
    title: 'Your account is unblocked',
    blocks: [
      text(`Hello ${name}. The team of ${mail.brand} has unblocked your account. The reason:`),
      quote(reason),
      text('You can log in again, and everything is as it was.'),
      button('Go to the site', mail.public_url),
    ],
    why: 'You get this message because the state of the account with this address changed.',
  }),
}

const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const

export const thirdPartyLinked: Template<'third_party_linked'> = {
  pl: ({ name, provider }, mail) => ({
    subject: `${PROVIDERS[provider]} otwiera teraz Twoje konto`,
    preview: 'Jeśli to nie Ty, ustaw nowe hasło.',
    title: `Konto połączone z ${PROVIDERS[provider]}`,
    blocks: [
      text(
        `Dzień dobry, ${name}. Do Twojego konta w serwisie ${mail.brand} można się teraz logować także przez ${PROVIDERS[provider]}.`,
      ),
      text(
        'Jeśli to nie Ty, od razu ustaw nowe hasło – w oknie logowania, w zakładce „Resetuj hasło” – i napisz do nas.',
      ),
      button('Przejdź do serwisu', mail.public_url),
    ],
    why: 'Dostajesz tę wiadomość, bo konto z tym adresem połączono z innym serwisem.',
  }),
  en: ({ name, provider }, mail) => ({
    subject: `${PROVIDERS[provider]} now opens your account`,
    preview: 'If it was not you, set a new password.',
    title: `Your account is connected with ${PROVIDERS[provider]}`,
    blocks: [
      text(
        `Hello ${name}. From now on you can log in to your account at ${mail.brand} with ${PROVIDERS[provider]} as well.`,
      ),
      text(
        'If it was not you, set a new password at once – in the login window, tab “Reset password” – and write to us.',
      ),
      button('Go to the site', mail.public_url),
    ],
    why: 'You get this message because the account with this address was connected with another service.',
  }),
}

function moment(at: string, language: 'pl' | 'en'): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Warsaw',
  }).format(new Date(at))
}

/** Polish 'raz' has two forms for whole numbers: 1 raz, else razy. */
function times(count: number, language: 'pl' | 'en'): string {
  if (language === 'pl') return count === 1 ? '1 raz' : `${count} razy`
  return count === 1 ? 'once' : `${count} times`
}

import { button, code, note, type Template, text, tokenLink } from './mail-text.ts'

export const signup: Template<'signup'> = {
  pl: (_, mail) => ({
    subject: `Dokończ rejestrację w serwisie ${mail.brand}`,
    preview: 'Jeden krok dzieli Cię od konta.',
    title: 'Jeszcze jeden krok',
    blocks: [
      text(`Dzień dobry. Ktoś – zapewne Ty – podał ten adres przy zakładaniu konta w serwisie ${mail.brand}.`),
      button('Dokończ rejestrację', tokenLink(mail, 'st')),
      code('Możesz też wkleić ten kod w formularzu rejestracji:', mail.token),
      note('Link i kod działają przez 24 godziny. Jeśli to pomyłka, nic nie rób – konto nie powstanie.'),
    ],
    why: 'Dostajesz tę wiadomość, bo ktoś poprosił o konto z tym adresem.',
  }),
  en: (_, mail) => ({
    subject: `Finish signing up to ${mail.brand}`,
    preview: 'One step is left.',
    title: 'One step is left',
    blocks: [
      text(`Hello. Somebody, most likely you, gave this address to open an account at ${mail.brand}.`),
      button('Finish signing up', tokenLink(mail, 'st')),
      code('Or paste this token into the sign-up form:', mail.token),
      note('The link and the token work for 24 hours. If this was a mistake, do nothing: there will be no account.'),
    ],
    why: 'You get this message because somebody asked for an account with this address.',
  }),
}

export const signupExistingAccount: Template<'signup_existing_account'> = {
  pl: ({ name }, mail) => ({
    subject: `Masz już konto w serwisie ${mail.brand}`,
    preview: 'Z tym adresem można się po prostu zalogować.',
    title: 'Konto już istnieje',
    blocks: [
      text(`Dzień dobry, ${name}. Ktoś – zapewne Ty – próbował założyć konto z tym adresem, ale takie konto już jest.`),
      button('Zaloguj się', mail.public_url),
      text('Jeśli nie pamiętasz hasła, wybierz w oknie logowania zakładkę „Resetuj hasło”.'),
      note('Jeśli to nie Ty, nic nie rób. Nikt poza Tobą nie dowiedział się, że to konto istnieje.'),
    ],
    why: 'Dostajesz tę wiadomość, bo ktoś poprosił o nowe konto z tym adresem.',
  }),
  en: ({ name }, mail) => ({
    subject: `You already have an account at ${mail.brand}`,
    preview: 'You can simply log in with this address.',
    title: 'The account is there already',
    blocks: [
      text(
        `Hello ${name}. Somebody, most likely you, tried to open an account with this address, but there is one already.`,
      ),
      button('Log in', mail.public_url),
      text('If you do not remember the password, choose the tab “Reset password” in the login window.'),
      note('If it was not you, do nothing. Nobody but you has learnt that this account exists.'),
    ],
    why: 'You get this message because somebody asked for a new account with this address.',
  }),
}

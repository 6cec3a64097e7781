import { command, Done, query } from '../kernel/endpoints.ts'
import { Email, Language, Nullable, Obj, OneOf, Text, Type } from '../kernel/schema.ts'
import { NAME_MAX, PASSWORD_MAX } from './rules.ts'
import { LoginView, RefreshView, SessionView } from './views.ts'

const FetchToken = Obj({ fetch_token: Type.Optional(OneOf(['1'])) })
/** Checked by `passwordFaults`, so that each fault gets its own text. */
const NewPassword = Type.String({ format: 'kredka-password', maxLength: PASSWORD_MAX * 2 })
/** A password being tried: any text, so that a wrong one is answered as such. */
const TriedPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX * 2 })
/** As minted by the vault; copied by hand from a mail, so white space around it is forgiven. */
const Token = Type.String({ minLength: 10, maxLength: 200, pattern: '^\\s*[A-Za-z0-9_-]+\\s*$' })

export const checkSession = query('auth.check', {
  path: 'GET /auth/check',
  access: 'public',
  about: 'Who is logged in; null for a visitor.',
  answer: Nullable(SessionView),
})

export const logIn = command('auth.login', {
  path: 'POST /auth/login',
  access: 'public',
  about: 'Logs in with e-mail and password; cookies carry the session.',
  query: FetchToken,
  body: Obj({ email: Email, password: TriedPassword }),
  answer: LoginView,
  errors: ['INVALID_LOGIN_OR_PASSWORD', 'ACCOUNT_BLOCKED'],
  limit: 'login',
})

export const logOut = command('auth.logout', {
  path: 'POST /auth/logout',
  access: 'public',
  about: 'Ends this session.',
  answer: Done,
})

export const refreshSession = command('auth.refresh', {
  path: 'POST /auth/refresh',
  access: 'public',
  about: 'Exchanges the refresh token for a new pair; a token used twice ends all of its family.',
  query: FetchToken,
  body: Obj({
    email: Type.Optional(Email),
    refresh_token: Type.Optional(Type.String({ minLength: 10, maxLength: 400 })),
  }),
  answer: RefreshView,
  errors: ['REFRESH_FAILED'],
})

export const requestSignup = command('auth.request_signup', {
  path: 'POST /auth/request-signup',
  access: 'public',
  about: 'Mails a link and a registration token. Answers the same whether or not the address has an account.',
  body: Obj({ email: Email, language: Type.Optional(Language) }),
  answer: Done,
  limit: 'login',
})

export const confirmSignup = command('auth.confirm_signup', {
  path: 'POST /auth/confirm-signup',
  access: 'public',
  about: 'Creates the account. Calling it accepts the terms in force.',
  query: FetchToken,
  body: Obj({
    email: Email,
    password: NewPassword,
    name: Text(NAME_MAX),
    token: Token,
    terms_version: Type.Optional(Text(20)),
    log_in: Type.Optional(Type.Boolean()),
  }),
  answer: Nullable(LoginView),
  errors: ['REQUEST_EXPIRED', 'EMAIL_TAKEN', 'TERMS_OUTDATED'],
  limit: 'login',
})

export const requestPasswordReset = command('auth.request_password_reset', {
  path: 'POST /auth/request-password-reset',
  access: 'public',
  about: 'Mails a code and a link. Answers the same whether or not the address has an account.',
  body: Obj({ email: Email, language: Type.Optional(Language) }),
  answer: Done,
  limit: 'login',
})

export const confirmPasswordReset = command('auth.confirm_password_reset', {
  path: 'POST /auth/confirm-password-reset',
  access: 'public',
  about: 'Sets a new password and ends all sessions.',
  body: Obj({ email: Email, password: NewPassword, token: Token }),
  answer: Done,
  errors: ['REQUEST_EXPIRED'],
  limit: 'login',
})

export const chooseLanguage = command('accounts.choose_language', {
  path: 'POST /current-user/language',
  access: 'user',
  about: 'The language of mails and pages.',
  body: Obj({ language: Language }),
  answer: Done,
})

export const logOutEverywhere = command('auth.logout_everywhere', {
  path: 'POST /auth/logout-everywhere',
  access: 'user',
  about: 'Ends every session of the person, this one too.',
  answer: Done,
})

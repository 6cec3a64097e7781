import { command, Done, query } from '../kernel/endpoints.ts'
import {
  Email,
  Id,
  Instant,
  Language,
  MailedToken,
  Nullable,
  Obj,
  OneOf,
  PersonName,
  Text,
  Type,
} from '../kernel/schema.ts'
import { SeatKey } from '../quiz-rooms/channel.ts'
import { RoomToken } from '../quiz-rooms/views.ts'
import { NAME_MAX, PASSWORD_MAX, PROVIDERS } from './rules.ts'
import {
  DeletionView,
  LoginView,
  OpenSessionView,
  ProviderView,
  RefreshView,
  SessionView,
  ThirdPartyView,
} from './views.ts'

const FetchToken = Obj({ fetch_token: Type.Optional(OneOf(['1'])) })
/** Checked by `passwordFaults`, so that each fault gets its own text. */
const NewPassword = Type.String({ format: 'kredka-password', maxLength: PASSWORD_MAX * 2 })
/** A password being tried: any text, so that a wrong one is answered as such. */
const TriedPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX * 2 })

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
  limit: 'password',
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
  visitor: 'known',
  about:
    'Mails a link and a registration token. Answers the same whether or not the address has an account. What was played in this browser, and at the seat of a finished room, becomes the account’s when it is confirmed.',
  body: Obj({
    email: Email,
    language: Type.Optional(Language),
    seat: Type.Optional(Obj({ token: RoomToken, key: SeatKey })),
  }),
  answer: Done,
  errors: ['QUIZ_ROOM_NOT_FOUND', 'SEAT_NOT_FOUND', 'SEAT_CLAIMED', 'QUIZ_ROOM_NOT_POSSIBLE'],
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
    name: PersonName(NAME_MAX),
    token: MailedToken,
    terms_version: Type.Optional(Text(20)),
    log_in: Type.Optional(Type.Boolean()),
  }),
  answer: Nullable(LoginView),
  errors: ['REQUEST_EXPIRED', 'EMAIL_TAKEN', 'TERMS_OUTDATED', 'PASSWORD_TOO_COMMON'],
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
  body: Obj({ email: Email, password: NewPassword, token: MailedToken }),
  answer: Done,
  errors: ['REQUEST_EXPIRED', 'PASSWORD_TOO_COMMON'],
  limit: 'login',
})

export const chooseLanguage = command('accounts.choose_language', {
  path: 'POST /current-user/language',
  access: 'user',
  about: 'The language of mails and pages.',
  body: Obj({ language: Language }),
  answer: Done,
})

export const changePassword = command('auth.change_password', {
  path: 'POST /auth/change-password',
  access: 'user',
  about: 'Sets a new password; all other sessions of the person end.',
  body: Obj({ current_password: TriedPassword, password: NewPassword }),
  answer: Done,
  errors: ['WRONG_PASSWORD', 'PASSWORD_TOO_COMMON'],
  limit: 'login',
})

export const logOutEverywhere = command('auth.logout_everywhere', {
  path: 'POST /auth/logout-everywhere',
  access: 'user',
  about: 'Ends every session of the person, this one too.',
  answer: Done,
})

export const listSessions = query('auth.sessions', {
  path: 'GET /current-user/sessions',
  access: 'user',
  about: 'Where the person is logged in, the session used last first; the one that asks is marked.',
  answer: Type.Array(OpenSessionView),
})

export const endSession = command('auth.end_session', {
  path: 'POST /current-user/sessions/{id}/end',
  access: 'user',
  of: 'session.user',
  about: 'Ends one session of the person; the other browser is a visitor’s at once.',
  params: Obj({ id: Id }),
  answer: Done,
  errors: ['NOT_FOUND'],
})

/** What an ID token is refused for: wrong, not this browser’s, or too old. */
const TOKEN_REFUSALS = ['THIRD_PARTY_REFUSED', 'REQUEST_EXPIRED'] as const

export const listProviders = query('auth.providers', {
  path: 'GET /auth/providers',
  access: 'public',
  about: 'The third parties that people can log in with here; those that are not configured are not named.',
  answer: Type.Array(ProviderView),
})

export const beginThirdParty = command('auth.begin_third_party', {
  path: 'POST /auth/begin-third-party',
  access: 'public',
  about:
    'Where to send the person to. The address carries a nonce that is good once, in this browser, for ten minutes.',
  body: Obj({ provider: OneOf(PROVIDERS) }),
  answer: Obj({ authorize_url: Type.String() }),
  errors: ['NOT_FOUND'],
})

/** ACC-05: the answer is a session for who is known, else what is left to do and the token to do it with. */
const verifyThirdParty = {
  access: 'public',
  about: 'Takes the ID token that the third party gave: a known person is logged in, a new one gets a creation token.',
  query: FetchToken,
  body: Obj({ token: Type.String({ minLength: 20, maxLength: 8_000, pattern: '^[A-Za-z0-9_.-]+$' }) }),
  answer: ThirdPartyView,
  errors: [...TOKEN_REFUSALS, 'NOT_FOUND', 'ACCOUNT_BLOCKED', 'THIRD_PARTY_WITHOUT_EMAIL'],
  limit: 'login',
} as const

/** Calling it accepts the terms in force; where the address has an account already, its password is given instead. */
const confirmThirdParty = {
  access: 'public',
  about: 'Makes the account of a new person, or joins the third party to an account whose password is given.',
  query: FetchToken,
  body: Obj({
    token: MailedToken,
    email: Email,
    password: Type.Optional(TriedPassword),
    terms_version: Type.Optional(Text(20)),
  }),
  answer: LoginView,
  errors: ['REQUEST_EXPIRED', 'EMAIL_TAKEN', 'TERMS_OUTDATED', 'INVALID_LOGIN_OR_PASSWORD', 'ACCOUNT_BLOCKED'],
  limit: 'password',
} as const

export const verifyGoogleToken = command('auth.verify_google_token', {
  path: 'POST /auth/verify-google-token',
  ...verifyThirdParty,
})
export const confirmGoogleAccount = command('auth.confirm_google_account', {
  path: 'POST /auth/confirm-google-account',
  ...confirmThirdParty,
})
export const verifyFacebookToken = command('auth.verify_facebook_token', {
  path: 'POST /auth/verify-facebook-token',
  ...verifyThirdParty,
})
export const confirmFacebookAccount = command('auth.confirm_facebook_account', {
  path: 'POST /auth/confirm-facebook-account',
  ...confirmThirdParty,
})

export const listLinkedThirdParties = query('accounts.third_parties', {
  path: 'GET /current-user/third-parties',
  access: 'user',
  about: 'The third parties whose word opens one’s account.',
  answer: Type.Array(ProviderView),
})

export const unlinkThirdParty = command('accounts.unlink_third_party', {
  path: 'POST /current-user/third-parties/{provider}/unlink',
  access: 'user',
  about:
    'The third party’s word opens the account no more. A password or another third party must be left as a way in.',
  params: Obj({ provider: OneOf(PROVIDERS) }),
  answer: Done,
  errors: ['NOT_FOUND', 'LAST_WAY_IN'],
})

export const getDeletion = query('accounts.deletion', {
  path: 'GET /current-user/deletion',
  access: 'user',
  about: 'Whether the account is to be deleted, and when.',
  answer: DeletionView,
})

export const requestDeletion = command('accounts.request_deletion', {
  path: 'POST /current-user/request-deletion',
  access: 'user',
  about: 'Mails a link that confirms the deletion. Takes the confirmation word of the language, USUŃ or DELETE.',
  body: Obj({ word: Text(40), language: Language }),
  answer: Done,
  errors: ['CONFIRMATION_WORD_WRONG', 'DELETION_SCHEDULED', 'NOT_FOUND'],
  limit: 'costly',
})

export const confirmDeletion = command('accounts.confirm_deletion', {
  path: 'POST /current-user/confirm-deletion',
  access: 'user',
  about: 'Confirms with the token of the mail: the account is deleted in 30 days unless it is kept.',
  body: Obj({ token: MailedToken }),
  answer: Obj({ due_at: Instant }),
  errors: ['REQUEST_EXPIRED'],
})

export const cancelDeletion = command('accounts.cancel_deletion', {
  path: 'POST /current-user/cancel-deletion',
  access: 'user',
  about: 'Keeps the account: what was requested or scheduled is off.',
  answer: Done,
  errors: ['NOT_FOUND'],
})

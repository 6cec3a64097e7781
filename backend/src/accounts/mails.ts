import type { accountsMails as types } from '@kredka/contracts/accounts/mails'
import { HOUSE_ZONE } from '@kredka/contracts/kernel/days'
import { formatDate } from '../kernel/format-date.ts'
import { button, code, note, quote, text } from '../kernel/mail-blocks.ts'
import { type MailContext, type Mails, tokenLink } from '../kernel/mails.ts'
import type texts from './accounts.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const name = 'Żaneta Źdźbło'

const PROVIDERS = { google: 'Google', facebook: 'Facebook' } as const

export const accountMails: Mails<typeof types> = {
  signup: {
    blocks: (t, _, mail) => [
      text(t('signup.text')),
      button(t('signup.button'), tokenLink(mail, 'st')),
      code(t('signup.code'), mail.token),
      note(t('signup.note')),
    ],
    preview: { params: {} },
  },
  signup_existing_account: {
    blocks: (t, _, mail) => [
      text(t('signup_existing_account.text')),
      button(t('signup_existing_account.button'), mail.public_url),
      text(t('signup_existing_account.forgotten')),
      note(t('signup_existing_account.note')),
    ],
    preview: { params: { name } },
  },
  password_reset: {
    blocks: (t, _, mail) => [
      text(t('password_reset.text')),
      button(t('password_reset.button'), tokenLink(mail, 'rt')),
      code(t('password_reset.code'), mail.token),
      note(t('password_reset.note')),
    ],
    preview: { params: { name } },
  },
  password_changed: {
    values: (_, { changed_at }, mail) => ({ changed_at: writeDate(changed_at, 'long_time', mail) }),
    blocks: (t, _, mail) => [
      text(t('password_changed.text')),
      text(t('password_changed.not_you')),
      button(t('mails.to_site'), mail.public_url),
    ],
    preview: { params: { name, changed_at: '2027-03-28T01:30:00.000Z' } },
  },
  many_failed_logins: {
    blocks: (t, _, mail) => [
      text(t('many_failed_logins.text')),
      text(t('many_failed_logins.forgotten')),
      button(t('mails.to_site'), mail.public_url),
    ],
    preview: { params: { name, failures: 10 } },
  },
  third_party_linked: {
    values: (_, { provider }) => ({ provider: PROVIDERS[provider] }),
    blocks: (t, _, mail) => [
      text(t('third_party_linked.text')),
      text(t('third_party_linked.not_you')),
      button(t('mails.to_site'), mail.public_url),
    ],
    preview: { params: { name, provider: 'google' } },
  },
  account_blocked: {
    blocks: (t, { reason }, mail) => [
      text(t('account_blocked.text')),
      quote(reason),
      text(t('account_blocked.until')),
      button(t('mails.write_to_us'), `${mail.public_url}/contact`),
    ],
    preview: { params: { name, reason: 'Skargi uczniów.' } },
  },
  account_unblocked: {
    blocks: (t, { reason }, mail) => [
      text(t('account_unblocked.text')),
      quote(reason),
      text(t('account_unblocked.again')),
      button(t('mails.to_site'), mail.public_url),
    ],
    preview: { params: { name, reason: 'Sprawa się wyjaśniła.' } },
  },
  /** ACC-08: the four mails of an account's end. */
  account_deletion: {
    blocks: (t, _, mail) => [
      text(t('account_deletion.text')),
      text(t('account_deletion.if_you')),
      button(t('account_deletion.button'), tokenLink(mail, 'dt', '/settings/delete-account')),
      note(t('account_deletion.note')),
    ],
    preview: { params: { name } },
  },
  account_deletion_scheduled: {
    values: (_, { due_at }, mail) => ({
      due_at: writeDate(due_at, 'long_time', mail),
      due_day: writeDate(due_at, 'long', mail),
    }),
    blocks: (t, _, mail) => [
      text(t('account_deletion_scheduled.text')),
      text(t('account_deletion_scheduled.until')),
      button(t('account_deletion_scheduled.button'), `${mail.public_url}/settings/delete-account`),
      note(t('account_deletion_scheduled.note')),
    ],
    preview: { params: { name, due_at: '2027-04-28T01:30:00.000Z' } },
  },
  account_deletion_cancelled: {
    blocks: (t, _, mail) => [text(t('account_deletion_cancelled.text')), button(t('mails.to_site'), mail.public_url)],
    preview: { params: { name } },
  },
  account_deleted: {
    blocks: (t) => [text(t('account_deleted.text')), text(t('account_deleted.last'))],
    preview: { params: { name } },
  },
}

function writeDate(at: string, format: 'long' | 'long_time', { language }: MailContext): string {
  return formatDate(at, format, language, HOUSE_ZONE)
}

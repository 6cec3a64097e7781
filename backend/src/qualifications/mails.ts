import { pathOf } from '@kredka/contracts/kernel/routes'
import type { qualificationsMails as types } from '@kredka/contracts/qualifications/mails'
import type { qualificationsNotices as notices } from '@kredka/contracts/qualifications/notices'
import { button, quote, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './qualifications.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

export const qualificationMails: Mails<typeof types> = {
  /** PRO-04. */
  qualification_refused: {
    blocks: (t, { reason }, { public_url, language }) => [
      text(t('qualification_refused.text')),
      quote(reason),
      text(t('qualification_refused.again')),
      button(t('qualification_refused.button'), public_url + pathOf('profile', language, {})),
    ],
    preview: {
      params: {
        name: 'Żaneta Źdźbło',
        title: 'Magister matematyki',
        reason: 'Na zdjęciu nie widać nazwy uczelni.',
      },
    },
  },
}

export const qualificationNoticeWays: NoticeWays<typeof notices, typeof types> = {
  qualification_status: {
    // a mark that is there needs nothing from the teacher
    mail: ({ title, reason }, name) =>
      reason === null ? null : { template: 'qualification_refused', params: { name, title, reason } },
    body: ({ title }) => title,
  },
}

import type { usersMails as types } from '@kredka/contracts/users/mails'
import { button, note, quote, text } from '../kernel/mail-blocks.ts'
import { type Mails, tokenLink } from '../kernel/mails.ts'
import type texts from './users.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const name = 'Żaneta Źdźbło'

export const userMails: Mails<typeof types> = {
  become_teacher: {
    blocks: (t, _, mail) => [
      text(t('become_teacher.text')),
      button(t('become_teacher.button'), tokenLink(mail, 'bt', '/start-teaching')),
      note(t('become_teacher.note')),
    ],
    preview: { params: { name } },
  },
  teacher_suspended: {
    blocks: (t, { reason }, mail) => [
      text(t('teacher_suspended.text')),
      quote(reason),
      text(t('teacher_suspended.until')),
      button(t('mails.write_to_us'), `${mail.public_url}/contact`),
    ],
    preview: { params: { name, reason: 'Skargi uczniów.' } },
  },
  teacher_reinstated: {
    blocks: (t, _, mail) => [
      text(t('teacher_reinstated.text')),
      button(t('teacher_reinstated.button'), `${mail.public_url}/my-offers`),
    ],
    preview: { params: { name } },
  },
}

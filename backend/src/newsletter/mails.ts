import { parseRichText } from '@kredka/contracts/kernel/rich-text'
import type { newsletterMails as types } from '@kredka/contracts/newsletter/mails'
import { button, note, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type texts from './newsletter.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'

export const newsletterMails: Mails<typeof types> = {
  newsletter_confirm: {
    blocks: (t, _, mail) => [
      text(t('newsletter_confirm.text')),
      // any page confirms with these and clears them (ACC-06)
      button(
        t('newsletter_confirm.button'),
        `${mail.public_url}/?${new URLSearchParams({ nlt: mail.token, nlem: mail.to })}`,
      ),
      note(t('newsletter_confirm.note')),
    ],
    preview: { params: {} },
  },
  newsletter_issue: {
    values: (_, __, { content }) => ({ subject: content['subject'] ?? '' }),
    blocks: (_, __, { content }) => [{ is: 'rich', blocks: parseRichText(content['text'] ?? '') }],
    preview: {
      params: { issue_id: id },
      content: {
        pl: { subject: 'Nowości <z> zimy', text: 'Dzień **dobry**.\n\n- [oferty](/korepetycje)\n- <b>nic</b>' },
        en: { subject: 'News of <the> winter', text: '**Hello**.\n\n- [offers](/offers)\n- <b>nothing</b>' },
      },
    },
  },
}

import type { communityMails as types } from '@kredka/contracts/community/mails'
import type { communityNotices as notices } from '@kredka/contracts/community/notices'
import { type Block, button, quote, some, text } from '../kernel/mail-blocks.ts'
import type { MailContext, Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type { Say } from '../kernel/texts.ts'
import type texts from './community.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const name = 'Żaneta Źdźbło'
const idea = { name, idea_title: 'Tablica do rysowania' }

export const communityMails: Mails<typeof types> = {
  idea_under_vote: {
    blocks: (t, _, mail) => [text(t('idea_under_vote.text')), ownIdeas(t, mail)],
    preview: { params: idea },
  },
  idea_accepted: {
    values: (_, { answer }) => ({ answered: answer === undefined ? 'no' : 'yes' }),
    blocks: (t, { answer }, mail) => [
      text(t('idea_accepted.text')),
      ...some(answer, (words) => [quote(words)]),
      ownIdeas(t, mail),
    ],
    preview: { params: { ...idea, answer: 'Zrobimy to w grudniu.' } },
  },
  idea_rejected: {
    blocks: (t, { answer }, mail) => [text(t('idea_rejected.text')), quote(answer), ownIdeas(t, mail)],
    preview: { params: { ...idea, answer: 'Na razie brak na to czasu.' } },
  },
}

export const communityNoticeWays: NoticeWays<typeof notices, typeof types> = {
  idea_status: {
    mail: ({ idea_title, status, answer }, name) => {
      const idea = { name, idea_title }
      if (status === 'under_vote') return { template: 'idea_under_vote', params: idea }
      if (status === 'rejected') return { template: 'idea_rejected', params: { ...idea, answer: answer ?? '' } }
      return { template: 'idea_accepted', params: answer === null ? idea : { ...idea, answer } }
    },
    body: ({ idea_title }) => idea_title,
  },
}

function ownIdeas(t: Say, mail: MailContext): Block {
  return button(t('idea.own'), `${mail.public_url}/dream?tab=mine`)
}

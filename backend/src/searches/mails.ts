import { subjectById } from '@kredka/contracts/data/subjects'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { searchesMails as types } from '@kredka/contracts/searches/mails'
import type { searchesNotices as notices } from '@kredka/contracts/searches/notices'
import { button, note, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './searches.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'

const ofTitle = { pl: { offer_title: 'Matematyka – ćwiczenia' }, en: { offer_title: 'Matematyka – ćwiczenia' } }

export const searchMails: Mails<typeof types> = {
  saved_search_match: {
    // an offer has no title once its teacher is forgotten
    values: (_, __, { content, public_url, language }) => ({
      titled: content['offer_title'] === undefined ? 'no' : 'yes',
      offer_title: content['offer_title'] ?? '',
      saved_url: public_url + pathOf('offers.saved', language),
    }),
    blocks: (t, { offer_id }, { public_url, language }) => [
      text(t('saved_search_match.text')),
      button(t('mails.see_offer'), public_url + pathOf('offers.offer', language, { slugged: offer_id })),
      note(t('saved_search_match.note')),
    ],
    preview: { params: { name, offer_id: id }, content: ofTitle },
  },
}

export const searchNoticeWays: NoticeWays<typeof notices, typeof types> = {
  saved_search_match: {
    mail: ({ offer_id }, name) => ({ template: 'saved_search_match', params: { name, offer_id } }),
    body: ({ offer_subject }, language) => subjectById(offer_subject)?.[language] ?? '',
  },
}

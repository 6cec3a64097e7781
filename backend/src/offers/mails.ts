import { pathOf } from '@kredka/contracts/kernel/routes'
import { slugOf } from '@kredka/contracts/kernel/slug'
import type { offersMails as types } from '@kredka/contracts/offers/mails'
import type { offersNotices as notices } from '@kredka/contracts/offers/notices'
import { button, note, quote, text } from '../kernel/mail-blocks.ts'
import type { Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type texts from './offers.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'
const offer = { name, offer_id: id, offer_title: 'Matematyka – ćwiczenia' }

export const offerMails: Mails<typeof types> = {
  offer_activated: {
    blocks: (t, { offer_id, offer_title }, { public_url, language }) => {
      const slugged = `${offer_id}-${slugOf(offer_title)}`
      return [
        text(t('offer_activated.text')),
        button(t('mails.see_offer'), public_url + pathOf('offers.offer', language, { slugged })),
        note(t('offer_activated.note')),
      ]
    },
    preview: { params: offer },
  },
  offer_rejected: {
    blocks: (t, { offer_id, reason }, mail) => [
      text(t('offer_rejected.text')),
      quote(reason),
      text(t('offer_rejected.again')),
      button(t('offer_rejected.button'), `${mail.public_url}/my-offers/${offer_id}/edit`),
    ],
    preview: { params: { ...offer, reason: 'Prosimy o dłuższy opis.' } },
  },
  offer_taken_down: {
    blocks: (t, { offer_id, reason }, mail) => [
      text(t('offer_taken_down.text')),
      quote(reason),
      text(t('offer_taken_down.lessons')),
      text(t('offer_taken_down.again')),
      button(t('offer_rejected.button'), `${mail.public_url}/my-offers/${offer_id}/edit`),
    ],
    preview: { params: { ...offer, reason: 'W opisie jest numer telefonu.' } },
  },
  offer_restored: {
    blocks: (t, { offer_id, offer_title }, { public_url, language }) => {
      const slugged = `${offer_id}-${slugOf(offer_title)}`
      return [
        text(t('offer_restored.text')),
        button(t('mails.see_offer'), public_url + pathOf('offers.offer', language, { slugged })),
      ]
    },
    preview: { params: offer },
  },
}

export const offerNoticeWays: NoticeWays<typeof notices, typeof types> = {
  offer_activated: {
    mail: ({ offer_id, offer_title }, name) => ({
      template: 'offer_activated',
      params: { name, offer_id, offer_title },
    }),
    body: ({ offer_title }) => offer_title,
  },
  offer_rejected: {
    mail: ({ offer_id, offer_title, reason }, name) => ({
      template: 'offer_rejected',
      params: { name, offer_id, offer_title, reason },
    }),
    body: ({ offer_title }) => offer_title,
  },
  offer_taken_down: {
    mail: ({ offer_id, offer_title, reason }, name) => ({
      template: 'offer_taken_down',
      params: { name, offer_id, offer_title, reason },
    }),
    body: ({ offer_title }) => offer_title,
  },
  offer_restored: {
    mail: ({ offer_id, offer_title }, name) => ({
      template: 'offer_restored',
      params: { name, offer_id, offer_title },
    }),
    body: ({ offer_title }) => offer_title,
  },
}

import { pathOf } from '@kredka/contracts/kernel/routes'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { button, type Mails, note, quote, text, tokenLink } from './mail.ts'

/** What teachers hear from the team, and searchers of new offers. */
export const teachingMails: Mails<
  | 'become_teacher'
  | 'teacher_suspended'
  | 'teacher_reinstated'
  | 'saved_search_match'
  | 'offer_activated'
  | 'offer_rejected'
  | 'exercise_rejected'
> = {
  become_teacher: {
    blocks: (t, _, mail) => [
      text(t('become_teacher.text')),
      button(t('become_teacher.button'), tokenLink(mail, 'bt', '/start-teaching')),
      note(t('become_teacher.note')),
    ],
  },
  teacher_suspended: {
    blocks: (t, { reason }, mail) => [
      text(t('teacher_suspended.text')),
      quote(reason),
      text(t('teacher_suspended.until')),
      button(t('mails.write_to_us'), `${mail.public_url}/contact`),
    ],
  },
  teacher_reinstated: {
    blocks: (t, _, mail) => [
      text(t('teacher_reinstated.text')),
      button(t('teacher_reinstated.button'), `${mail.public_url}/my-offers`),
    ],
  },
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
  },
  offer_activated: {
    blocks: (t, { offer_id, offer_title }, { public_url, language }) => {
      const slugged = `${offer_id}-${slugOf(offer_title)}`
      return [
        text(t('offer_activated.text')),
        button(t('mails.see_offer'), public_url + pathOf('offers.offer', language, { slugged })),
        note(t('offer_activated.note')),
      ]
    },
  },
  offer_rejected: {
    blocks: (t, { offer_id, reason }, mail) => [
      text(t('offer_rejected.text')),
      quote(reason),
      text(t('offer_rejected.again')),
      button(t('offer_rejected.button'), `${mail.public_url}/my-offers/${offer_id}/edit`),
    ],
  },
  /** TOP-01. */
  exercise_rejected: {
    blocks: (t, { topic_id, reason }, { public_url, language }) => [
      text(t('exercise_rejected.text')),
      quote(reason),
      text(t('exercise_rejected.again')),
      button(t('exercise_rejected.button'), public_url + pathOf('topics.topic', language, { id: topic_id })),
    ],
  },
}

import { pathOf } from '@kredka/contracts/kernel/routes'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { button, note, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

export const savedSearchMatch: Template<'saved_search_match'> = {
  pl: ({ name, offer_id, offer_title }, mail) => ({
    subject: `Nowa oferta: „${offer_title}”`,
    preview: 'Pasuje do wyszukiwania, które masz zapisane.',
    title: 'Jest nowa oferta dla Ciebie',
    blocks: [
      text(
        `Dzień dobry, ${name}. Właśnie pojawiła się oferta „${offer_title}”. Pasuje do Twojego zapisanego wyszukiwania.`,
      ),
      button(
        'Zobacz ofertę',
        mail.public_url + pathOf('offers.offer', 'pl', { slugged: `${offer_id}-${slugOf(offer_title)}` }),
      ),
      note(
        `Piszemy najwyżej raz dziennie o każdym wyszukiwaniu. Inne nowości i wyciszanie: ${mail.public_url}${pathOf('offers.saved', 'pl')}`,
      ),
    ],
    why: 'Dostajesz tę wiadomość, bo masz zapisane wyszukiwanie ofert.',
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, offer_id, offer_title }, mail) => ({
    subject: `A new offer: “${offer_title}”`,
    preview: 'It matches a search that you saved.',
    title: 'There is a new offer for you',
    blocks: [
      text(`Hello ${name}. The offer “${offer_title}” has just been published. It matches a search that you saved.`),
      button(
        'See the offer',
        mail.public_url + pathOf('offers.offer', 'en', { slugged: `${offer_id}-${slugOf(offer_title)}` }),
      ),
      note(
        `We write about each search once a day at most. What else is new, and how to mute it: ${mail.public_url}${pathOf('offers.saved', 'en')}`,
      ),
    ],
    why: 'You get this message because you saved a search for offers.',
    unsubscribe: stopMail(mail, 'en'),
  }),
}

import { pathOf } from '@kredka/contracts/kernel/routes'
import { button, type MailContext, note, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

export const savedSearchMatch: Template<'saved_search_match'> = {
  pl: ({ name, offer_id }, mail) => ({
    subject: `Nowa oferta${quoted(mail, ': „', '”')}`,
    preview: 'Pasuje do wyszukiwania, które masz zapisane.',
    title: 'Jest nowa oferta dla Ciebie',
    blocks: [
      text(
        `Dzień dobry, ${name}. Właśnie pojawiła się oferta${quoted(mail, ' „', '”')}. Pasuje do Twojego zapisanego wyszukiwania.`,
      ),
      button('Zobacz ofertę', mail.public_url + pathOf('offers.offer', 'pl', { slugged: offer_id })),
      note(
        `Piszemy najwyżej raz dziennie o każdym wyszukiwaniu. Inne nowości i wyciszanie: ${mail.public_url}${pathOf('offers.saved', 'pl')}`,
      ),
    ],
    why: 'Dostajesz tę wiadomość, bo masz zapisane wyszukiwanie ofert.',
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, offer_id }, mail) => ({
    subject: `A new offer${quoted(mail, ': “', '”')}`,
    preview: 'It matches a search that you saved.',
    title: 'There is a new offer for you',
    blocks: [
      text(
        `Hello ${name}. A new offer${quoted(mail, ', “', '”,')} has just been published. It matches a search that you saved.`,
      ),
      button('See the offer', mail.public_url + pathOf('offers.offer', 'en', { slugged: offer_id })),
      note(
        `We write about each search once a day at most. What else is new, and how to mute it: ${mail.public_url}${pathOf('offers.saved', 'en')}`,
      ),
    ],
    why: 'You get this message because you saved a search for offers.',
    unsubscribe: stopMail(mail, 'en'),
  }),
}

/** The title of the offer between these; nothing once its teacher is forgotten. */
function quoted({ content }: MailContext, before: string, after: string): string {
  const title = content['offer_title']
  return title === undefined ? '' : before + title + after
}

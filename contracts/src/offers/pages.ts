import { SUBJECTS } from '../data/subjects.ts'
import { definePages, page, teacher, titlesOf } from '../kernel/page.ts'

/** A subject's own word, so that its address is told from that of an offer, whose id comes first. */
const SUBJECT_WORDS = {
  pl: { subject: SUBJECTS.map(({ slug_pl }) => slug_pl) },
  en: { subject: SUBJECTS.map(({ slug_en }) => slug_en) },
}

export const offersPages = definePages({
  titles: {
    offers: {
      pl: {
        title: 'Korepetycje',
        description: 'Porównaj oferty korepetycji: przedmiot, poziom, miejsce, miasto i cena za lekcję.',
      },
      en: {
        title: 'Find a tutor',
        description: 'Compare private lessons by subject, level, place, city and price.',
      },
    },
    offer: titlesOf('Oferta', 'Offer'),
    offers_ranking: {
      pl: {
        title: 'Jak układamy oferty',
        description:
          'Co decyduje o kolejności ofert w wyszukiwarce: oceny, odpowiedzi, rzetelność i wolne godziny. Bez płatnych miejsc.',
      },
      en: {
        title: 'How offers are ranked',
        description:
          'What decides the order of offers in the search: ratings, answers, reliability and free hours. No paid places.',
      },
    },
    create_offer: titlesOf('Dodaj ofertę', 'Add an offer'),
    my_offers: titlesOf('Moje oferty', 'My offers'),
    edit_offer: titlesOf('Edycja oferty', 'Edit the offer'),
    preview_offer: titlesOf('Podgląd oferty', 'Preview of the offer'),
  },
  routes: [
    page('offers.search', '/korepetycje', 'offers', { language: 'pl' }),
    page('offers.search', '/offers', 'offers', { language: 'en' }),
    page('offers.subject', '/korepetycje/:subject', 'offers', { language: 'pl', words: SUBJECT_WORDS.pl }),
    page('offers.subject', '/offers/:subject', 'offers', { language: 'en', words: SUBJECT_WORDS.en }),
    page('offers.subject-city', '/korepetycje/:subject/:city', 'offers', { language: 'pl', words: SUBJECT_WORDS.pl }),
    page('offers.subject-city', '/offers/:subject/:city', 'offers', { language: 'en', words: SUBJECT_WORDS.en }),
    page('offers.offer', '/korepetycje/:slugged', 'offer', { language: 'pl' }),
    page('offers.offer', '/offers/:slugged', 'offer', { language: 'en' }),
    page('offers.ranking', '/jak-ukladamy-oferty', 'offers_ranking', { language: 'pl' }),
    page('offers.ranking', '/how-offers-are-ranked', 'offers_ranking', { language: 'en' }),
    page('offers.create', '/create-offer', 'create_offer', teacher),
    page('offers.own', '/my-offers', 'my_offers', teacher),
    page('offers.edit', '/my-offers/:id/edit', 'edit_offer', teacher),
    page('offers.preview', '/my-offers/:id/preview', 'preview_offer', teacher),
  ],
})

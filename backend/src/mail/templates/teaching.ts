import { slugOf } from '@kredka/contracts/kernel/slug'
import { button, code, type MailContext, note, quote, type Template, text, tokenLink } from './mail-text.ts'

export const becomeTeacher: Template<'become_teacher'> = {
  pl: ({ name }, mail) => ({
    subject: `Zaproszenie: ucz w serwisie ${mail.brand}`,
    preview: 'Załóż profil nauczycielski i opublikuj pierwszą ofertę.',
    title: 'Zapraszamy do nauczania',
    blocks: [
      text(
        `Dzień dobry, ${name}. Zapraszamy Cię do prowadzenia korepetycji w serwisie ${mail.brand}. Ty ustalasz przedmioty, ceny i godziny.`,
      ),
      button('Przyjmij zaproszenie', tokenLink(mail, 'bt', '/start-teaching')),
      code('Kod zaproszenia, gdyby link nie działał:', mail.token),
      note('Przed rozpoczęciem poprosimy o akceptację regulaminu dla nauczycieli.'),
    ],
    why: 'Dostajesz tę wiadomość, bo zespół serwisu wysłał zaproszenie na ten adres.',
  }),
  en: ({ name }, mail) => ({
    subject: `An invitation to teach at ${mail.brand}`,
    preview: 'Set up a teacher profile and publish your first offer.',
    title: 'You are invited to teach',
    blocks: [
      text(
        `Hello ${name}. We would like you to give lessons at ${mail.brand}. Subjects, prices and hours are yours to set.`,
      ),
      button('Accept the invitation', tokenLink(mail, 'bt', '/start-teaching')),
      code('The invitation’s code, in case the link does not work:', mail.token),
      note('Before you begin we ask you to accept the terms for teachers.'),
    ],
    why: 'You get this message because the team sent an invitation to this address.',
  }),
}

export const offerActivated: Template<'offer_activated'> = {
  pl: ({ name, offer_id, offer_title }, mail) => ({
    subject: `Oferta „${offer_title}” jest już widoczna`,
    preview: 'Uczniowie mogą ją znaleźć i zamówić lekcję.',
    title: 'Oferta jest aktywna',
    blocks: [
      text(
        `Dzień dobry, ${name}. Twoja oferta „${offer_title}” przeszła weryfikację i od teraz każdy może ją znaleźć.`,
      ),
      button('Zobacz ofertę', offerLink(mail, '/korepetycje', offer_id, offer_title)),
      note('Aktualna dostępność w kalendarzu to więcej zapytań: uczniowie widzą tylko wolne terminy.'),
    ],
    why: 'Dostajesz tę wiadomość, bo zmienił się stan Twojej oferty.',
  }),
  en: ({ name, offer_id, offer_title }, mail) => ({
    subject: `Your offer “${offer_title}” is public now`,
    preview: 'Students can find it and order a lesson.',
    title: 'Your offer is active',
    blocks: [
      text(`Hello ${name}. Your offer “${offer_title}” has been reviewed, and from now on everybody can find it.`),
      button('See the offer', offerLink(mail, '/offers', offer_id, offer_title)),
      note('Keep your availability up to date: students only see free times.'),
    ],
    why: 'You get this message because the state of your offer changed.',
  }),
}

export const offerRejected: Template<'offer_rejected'> = {
  pl: ({ name, offer_id, offer_title, reason }, mail) => ({
    subject: `Oferta „${offer_title}” wymaga poprawek`,
    preview: 'Powód i następny krok w środku.',
    title: 'Oferta wymaga poprawek',
    blocks: [
      text(`Dzień dobry, ${name}. Nie możemy jeszcze opublikować oferty „${offer_title}”. Powód:`),
      quote(reason),
      text('Popraw ofertę i wyślij ją ponownie – sprawdzimy ją jeszcze raz.'),
      button('Popraw ofertę', `${mail.public_url}/my-offers/${offer_id}/edit`),
    ],
    why: 'Dostajesz tę wiadomość, bo zmienił się stan Twojej oferty.',
  }),
  en: ({ name, offer_id, offer_title, reason }, mail) => ({
    subject: `Your offer “${offer_title}” needs changes`,
    preview: 'The reason and the next step are inside.',
    title: 'Your offer needs changes',
    blocks: [
      text(`Hello ${name}. We cannot publish the offer “${offer_title}” yet. The reason:`),
      quote(reason),
      text('Change the offer and send it again: we will have another look.'),
      button('Change the offer', `${mail.public_url}/my-offers/${offer_id}/edit`),
    ],
    why: 'You get this message because the state of your offer changed.',
  }),
}

function offerLink(mail: MailContext, path: string, id: string, title: string): string {
  return `${mail.public_url}${path}/${id}-${slugOf(title)}`
}

import { pathOf } from '@kredka/contracts/kernel/routes'
import { slugOf } from '@kredka/contracts/kernel/slug'
import { button, type MailContext, note, quote, type Template, text, tokenLink } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

export const becomeTeacher: Template<'become_teacher'> = {
  pl: ({ name }, mail) => ({
    subject: `Zaproszenie: ucz w serwisie ${mail.brand}`,
    preview: 'Załóż profil korepetytora i opublikuj pierwszą ofertę.',
    title: 'Zapraszamy do nauczania',
    blocks: [
      text(
        `Dzień dobry, ${name}. Zapraszamy Cię do prowadzenia korepetycji w serwisie ${mail.brand}. Ty ustalasz przedmioty, ceny i godziny.`,
      ),
      button('Przyjmij zaproszenie', tokenLink(mail, 'bt', '/start-teaching')),
      note(
        'Link działa 30 dni. Jeśli nie masz jeszcze konta, założysz je po drodze, a na końcu poprosimy o akceptację regulaminu dla korepetytorów.',
      ),
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
      note(
        'The link works for 30 days. If you have no account yet, you make one on the way; at the end we ask you to accept the terms for tutors.',
      ),
    ],
    why: 'You get this message because the team sent an invitation to this address.',
  }),
}

export const teacherSuspended: Template<'teacher_suspended'> = {
  pl: ({ name, reason }, mail) => ({
    subject: 'Profil korepetytora został zawieszony',
    preview: 'Powód i co dalej – w środku.',
    title: 'Profil korepetytora jest zawieszony',
    blocks: [
      text(`Dzień dobry, ${name}. Zespół serwisu ${mail.brand} zawiesił Twój profil korepetytora. Powód:`),
      quote(reason),
      text(
        'Do czasu wyjaśnienia Twoje oferty i strona korepetytora są ukryte. Konto działa: nadal możesz się uczyć. Jeśli to pomyłka, napisz do nas.',
      ),
      button('Napisz do nas', `${mail.public_url}/contact`),
    ],
    why: 'Dostajesz tę wiadomość, bo zmienił się stan Twojego profilu korepetytora.',
  }),
  en: ({ name, reason }, mail) => ({
    subject: 'Your tutor profile was suspended',
    preview: 'The reason and what to do are inside.',
    title: 'Your tutor profile is suspended',
    blocks: [
      text(`Hello ${name}. The team of ${mail.brand} has suspended your tutor profile. The reason:`),
      quote(reason),
      text(
        'Until this is cleared up your offers and your tutor’s page are hidden. Your account works: you can still learn here. If it is a mistake, write to us.',
      ),
      button('Write to us', `${mail.public_url}/contact`),
    ],
    why: 'You get this message because the state of your tutor profile changed.',
  }),
}

export const teacherReinstated: Template<'teacher_reinstated'> = {
  pl: ({ name }, mail) => ({
    subject: 'Profil korepetytora znów działa',
    preview: 'Oferty są znów widoczne.',
    title: 'Profil korepetytora znów działa',
    blocks: [
      text(
        `Dzień dobry, ${name}. Twój profil korepetytora znów działa. Oferty, które były widoczne, wróciły do wyszukiwania.`,
      ),
      button('Zobacz swoje oferty', `${mail.public_url}/my-offers`),
    ],
    why: 'Dostajesz tę wiadomość, bo zmienił się stan Twojego profilu korepetytora.',
  }),
  en: ({ name }, mail) => ({
    subject: 'Your tutor profile works again',
    preview: 'Your offers are public again.',
    title: 'Your tutor profile works again',
    blocks: [
      text(`Hello ${name}. Your tutor profile works again. The offers that were public can be found again.`),
      button('See your offers', `${mail.public_url}/my-offers`),
    ],
    why: 'You get this message because the state of your tutor profile changed.',
  }),
}

export const offerActivated: Template<'offer_activated'> = {
  pl: ({ name, offer_id, offer_title }, mail) => ({
    subject: `Oferta „${offer_title}” jest już widoczna`,
    preview: 'Uczniowie mogą ją już znaleźć.',
    title: 'Oferta jest aktywna',
    blocks: [
      text(
        `Dzień dobry, ${name}. Twoja oferta „${offer_title}” przeszła weryfikację i od teraz każdy może ją znaleźć.`,
      ),
      button('Zobacz ofertę', offerLink(mail, '/korepetycje', offer_id, offer_title)),
      note('Aktualna dostępność w kalendarzu to więcej zapytań: uczniowie widzą tylko wolne terminy.'),
    ],
    why: 'Dostajesz tę wiadomość, bo zmienił się stan Twojej oferty.',
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, offer_id, offer_title }, mail) => ({
    subject: `Your offer “${offer_title}” is public now`,
    preview: 'Students can find it now.',
    title: 'Your offer is active',
    blocks: [
      text(`Hello ${name}. Your offer “${offer_title}” has been reviewed, and from now on everybody can find it.`),
      button('See the offer', offerLink(mail, '/offers', offer_id, offer_title)),
      note('Keep your availability up to date: students only see free times.'),
    ],
    why: 'You get this message because the state of your offer changed.',
    unsubscribe: stopMail(mail, 'en'),
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
    unsubscribe: stopMail(mail, 'pl'),
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
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const exerciseRejected: Template<'exercise_rejected'> = {
  pl: ({ name, topic_id, topic_title, reason }, mail) => ({
    subject: `Zadanie w temacie „${topic_title}” wymaga poprawek`,
    preview: 'Powód i następny krok w środku.',
    title: 'Zadanie wymaga poprawek',
    blocks: [
      text(`Dzień dobry, ${name}. Nie możemy pokazać uczniom jednego z zadań w temacie „${topic_title}”. Powód:`),
      quote(reason),
      text('Popraw zadanie i wyślij je ponownie – sprawdzimy je jeszcze raz.'),
      button('Otwórz temat', `${mail.public_url}${pathOf('topics.topic', 'pl', { id: topic_id })}`),
    ],
    why: 'Dostajesz tę wiadomość, bo zespół serwisu sprawdził Twoje zadanie.',
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, topic_id, topic_title, reason }, mail) => ({
    subject: `An exercise of your topic “${topic_title}” needs changes`,
    preview: 'The reason and the next step are inside.',
    title: 'Your exercise needs changes',
    blocks: [
      text(`Hello ${name}. We cannot show students one of the exercises of your topic “${topic_title}”. The reason:`),
      quote(reason),
      text('Change the exercise and send it again: we will have another look.'),
      button('Open the topic', `${mail.public_url}${pathOf('topics.topic', 'en', { id: topic_id })}`),
    ],
    why: 'You get this message because staff looked at your exercise.',
    unsubscribe: stopMail(mail, 'en'),
  }),
}

function offerLink(mail: MailContext, path: string, id: string, title: string): string {
  return `${mail.public_url}${path}/${id}-${slugOf(title)}`
}

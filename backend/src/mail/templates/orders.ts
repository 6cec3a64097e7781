import { pathOf } from '@kredka/contracts/kernel/routes'
import { type Block, button, type MailContext, note, quote, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

type Language = 'pl' | 'en'

const SOMEBODY: Readonly<Record<Language, string>> = {
  pl: 'ktoś, kogo konta już nie ma',
  en: 'somebody whose account is gone',
}

export const orderReceived: Template<'order_received'> = {
  pl: ({ name, order_id }, mail) => ({
    subject: `Nowe zamówienie: ${about(mail, 'pl')}`,
    preview: `${other(mail, 'pl')} chce umówić się na lekcje.`,
    title: 'Nowe zamówienie czeka na odpowiedź',
    blocks: [
      text(`Dzień dobry, ${name}. Lekcje u Ciebie chce zamówić ${other(mail, 'pl')}.`),
      ...dates(mail, 'pl'),
      ...words(mail, 'message', 'Wiadomość:'),
      ...line(mail, 'expires', (until) => `Odpowiedz najpóźniej: ${until}. Potem zamówienie wygaśnie.`),
      ...line(mail, 'first_expires', eachPl),
      button('Zobacz i odpowiedz', link(mail, 'orders.teacher', order_id, 'pl')),
      note('Do Twojej odpowiedzi te terminy są zajęte w kalendarzu. Każdy możesz przyjąć lub odrzucić osobno.'),
    ],
    why: 'Dostajesz tę wiadomość, bo ktoś zamawia lekcje z Twojej oferty.',
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, order_id }, mail) => ({
    subject: `A new order: ${about(mail, 'en')}`,
    preview: `${other(mail, 'en')} would like lessons with you.`,
    title: 'A new order awaits your answer',
    blocks: [
      text(`Hello ${name}. ${other(mail, 'en')} would like to order lessons with you.`),
      ...dates(mail, 'en'),
      ...words(mail, 'message', 'The message:'),
      ...line(mail, 'expires', (until) => `Answer by ${until} at the latest. After that the order lapses.`),
      ...line(mail, 'first_expires', eachEn),
      button('Look and answer', link(mail, 'orders.teacher', order_id, 'en')),
      note('These times are kept free in your calendar until you answer. You accept or reject each of them alone.'),
    ],
    why: 'You get this message because somebody orders lessons from your offer.',
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const orderNudge: Template<'order_nudge'> = {
  pl: ({ name, order_id }, mail) => ({
    subject: `Zamówienie bez odpowiedzi: ${about(mail, 'pl')}`,
    preview: 'Ktoś czeka na Twoją odpowiedź.',
    title: 'Zamówienie wciąż czeka na odpowiedź',
    blocks: [
      text(`Dzień dobry, ${name}. Na Twoją odpowiedź czeka ${other(mail, 'pl')}.`),
      ...dates(mail, 'pl'),
      ...line(mail, 'expires', (until) => `${lapsesPl(mail)}: ${until}.`),
      ...line(mail, 'first_expires', eachPl),
      button('Odpowiedz teraz', link(mail, 'orders.teacher', order_id, 'pl')),
    ],
    why: 'Dostajesz tę wiadomość, bo zamówienie na lekcje u Ciebie nie ma jeszcze odpowiedzi.',
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, order_id }, mail) => ({
    subject: `An order without an answer: ${about(mail, 'en')}`,
    preview: 'Somebody waits for your answer.',
    title: 'An order still awaits your answer',
    blocks: [
      text(`Hello ${name}. ${other(mail, 'en')} waits for your answer.`),
      ...dates(mail, 'en'),
      ...line(mail, 'expires', (until) => `${lapsesEn(mail)}: ${until}.`),
      ...line(mail, 'first_expires', eachEn),
      button('Answer now', link(mail, 'orders.teacher', order_id, 'en')),
    ],
    why: 'You get this message because an order for lessons with you has no answer yet.',
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const orderAccepted: Template<'order_accepted'> = {
  pl: ({ name, order_id }, mail) => ({
    subject: `Lekcje umówione: ${about(mail, 'pl')}`,
    preview: 'Twoje zamówienie zostało przyjęte.',
    title: 'Zamówienie przyjęte',
    blocks: [
      text(`Dzień dobry, ${name}. Zamówienie przyjmuje ${other(mail, 'pl')}. Umówione lekcje:`),
      ...dates(mail, 'pl'),
      ...line(mail, 'total', (total) => `Razem do zapłaty: ${total}. Płacisz bezpośrednio korepetytorowi.`),
      ...line(mail, 'address', (address) => `Adres: ${address}`),
      ...words(mail, 'note', 'Od korepetytora:'),
      ...line(mail, 'hours', freePl),
      button('Zobacz zamówienie', link(mail, 'orders.student', order_id, 'pl')),
    ],
    why: 'Dostajesz tę wiadomość, bo zamówione przez Ciebie lekcje zostały przyjęte.',
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, order_id }, mail) => ({
    subject: `Lessons booked: ${about(mail, 'en')}`,
    preview: 'Your order was accepted.',
    title: 'Your order was accepted',
    blocks: [
      text(`Hello ${name}. ${other(mail, 'en')} accepts your order. The lessons that are booked:`),
      ...dates(mail, 'en'),
      ...line(mail, 'total', (total) => `To pay in all: ${total}. You pay the tutor directly.`),
      ...line(mail, 'address', (address) => `Address: ${address}`),
      ...words(mail, 'note', 'From the tutor:'),
      ...line(mail, 'hours', freeEn),
      button('See the order', link(mail, 'orders.student', order_id, 'en')),
    ],
    why: 'You get this message because lessons that you ordered were accepted.',
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const orderRejected: Template<'order_rejected'> = {
  pl: ({ name, order_id }, mail) => ({
    subject: `Zamówienie odrzucone: ${about(mail, 'pl')}`,
    preview: 'Zobacz powód i inne terminy.',
    title: 'Te terminy nie pasują',
    blocks: [
      text(`Dzień dobry, ${name}. Na te terminy nie umówi się z Tobą ${other(mail, 'pl')}:`),
      ...dates(mail, 'pl'),
      ...words(mail, 'reason', 'Powód:'),
      button('Zobacz zamówienie', link(mail, 'orders.student', order_id, 'pl')),
      note('Inne wolne terminy znajdziesz na stronie oferty.'),
    ],
    why: 'Dostajesz tę wiadomość, bo zamówione przez Ciebie lekcje nie zostały przyjęte.',
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, order_id }, mail) => ({
    subject: `Your order was rejected: ${about(mail, 'en')}`,
    preview: 'See why, and other times.',
    title: 'These times do not suit',
    blocks: [
      text(`Hello ${name}. ${other(mail, 'en')} cannot teach you at these times:`),
      ...dates(mail, 'en'),
      ...words(mail, 'reason', 'The reason:'),
      button('See the order', link(mail, 'orders.student', order_id, 'en')),
      note('You find other free times on the page of the offer.'),
    ],
    why: 'You get this message because lessons that you ordered were not accepted.',
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const orderCancelled: Template<'order_cancelled'> = {
  pl: ({ name, order_id, role, why }, mail) => {
    const title = endedPl(why, partOf(mail))
    return {
      subject: `${title}: ${about(mail, 'pl')}`,
      preview: 'Te terminy są znowu wolne.',
      title,
      blocks: [
        text(`Dzień dobry, ${name}. ${cancelledPl(why, role, partOf(mail))}`),
        ...dates(mail, 'pl'),
        ...words(mail, 'reason', 'Powód:'),
        button('Zobacz zamówienie', link(mail, page(role), order_id, 'pl')),
      ],
      why: 'Dostajesz tę wiadomość, bo zamówienie, w którym bierzesz udział, nie jest już aktualne.',
      unsubscribe: stopMail(mail, 'pl'),
    }
  },
  en: ({ name, order_id, role, why }, mail) => {
    const title = endedEn(why, partOf(mail))
    return {
      subject: `${title}: ${about(mail, 'en')}`,
      preview: 'These times are free again.',
      title,
      blocks: [
        text(`Hello ${name}. ${cancelledEn(why, role, partOf(mail))}`),
        ...dates(mail, 'en'),
        ...words(mail, 'reason', 'The reason:'),
        button('See the order', link(mail, page(role), order_id, 'en')),
      ],
      why: 'You get this message because an order of yours no longer stands.',
      unsubscribe: stopMail(mail, 'en'),
    }
  },
}

/** Which part of the order's dates a mail is about; null for all of them. */
function partOf({ content }: MailContext): string | null {
  const [told, all] = (content['part'] ?? '').split('/')
  return told === undefined || all === undefined ? null : `${told} / ${all}`
}

function eachPl(next: string): string {
  return `Każdy termin ma własny czas na odpowiedź, a bez niej wygaśnie. Na najbliższy odpowiedz najpóźniej: ${next}.`
}

function eachEn(next: string): string {
  return `Each date has a time of its own to be answered by, and lapses without an answer. The next one by ${next}.`
}

function lapsesPl(mail: MailContext): string {
  return partOf(mail) === null ? 'Bez odpowiedzi zamówienie wygaśnie' : 'Bez odpowiedzi te terminy wygasną'
}

function lapsesEn(mail: MailContext): string {
  return partOf(mail) === null ? 'Without an answer the order lapses' : 'Without an answer these dates lapse'
}

function endedPl(why: string, part: string | null): string {
  if (part !== null) return `${why === 'expired' ? 'Terminy, które wygasły' : 'Terminy, które odwołano'} (${part})`
  return why === 'expired' ? 'Zamówienie wygasło' : 'Zamówienie odwołane'
}

function endedEn(why: string, part: string | null): string {
  if (part !== null) return `${why === 'expired' ? 'Dates that have lapsed' : 'Dates that were cancelled'} (${part})`
  return why === 'expired' ? 'The order has lapsed' : 'The order was cancelled'
}

function cancelledPl(why: string, role: string, part: string | null): string {
  if (part !== null) {
    if (why !== 'expired') return 'Te terminy zamówienia są odwołane, pozostałych to nie zmienia:'
    return role === 'teacher'
      ? 'Te terminy wygasły, bo nie było na czas Twojej odpowiedzi. Pozostałych terminów zamówienia to nie zmienia:'
      : 'Na te terminy korepetytor nie odpowiedział na czas, więc wygasły. Pozostałych terminów zamówienia to nie zmienia:'
  }
  if (why !== 'expired') return 'Zamówienie na te lekcje zostało odwołane:'
  return role === 'teacher'
    ? 'Zamówienie na te lekcje wygasło, bo nie było na czas Twojej odpowiedzi:'
    : 'Korepetytor nie odpowiedział na czas, więc zamówienie na te lekcje wygasło:'
}

function cancelledEn(why: string, role: string, part: string | null): string {
  if (part !== null) {
    if (why !== 'expired') return 'These dates of the order were cancelled, the others stay as they are:'
    return role === 'teacher'
      ? 'These dates have lapsed, as you did not answer in time. The other dates of the order stay as they are:'
      : 'The tutor did not answer these dates in time, so they have lapsed. The other dates of the order stay as they are:'
  }
  if (why !== 'expired') return 'The order for these lessons was cancelled:'
  return role === 'teacher'
    ? 'The order for these lessons has lapsed, as you did not answer in time:'
    : 'The tutor did not answer in time, so the order for these lessons has lapsed:'
}

function freePl(hours: string): string {
  return hours === '0'
    ? 'Lekcję można odwołać bezpłatnie aż do jej początku.'
    : `Lekcję można odwołać bezpłatnie najpóźniej ${hours} godz. przed jej początkiem. Później trzeba za nią zapłacić.`
}

function freeEn(hours: string): string {
  return hours === '0'
    ? 'A lesson can be cancelled free of charge until it begins.'
    : `A lesson can be cancelled free of charge until ${hours} h before it begins. Later it has to be paid for.`
}

function page(role: string): 'orders.teacher' | 'orders.student' {
  return role === 'teacher' ? 'orders.teacher' : 'orders.student'
}

function about({ content }: MailContext, language: Language): string {
  return content['subject'] ?? (language === 'pl' ? 'lekcje' : 'lessons')
}

function other({ content }: MailContext, language: Language): string {
  return content['other_name'] ?? SOMEBODY[language]
}

/** Each date on a line of its own, with the place. */
function dates({ content }: MailContext, language: Language): readonly Block[] {
  const listed = content['dates']
  if (listed === undefined) return []
  const place =
    content['place'] === undefined ? '' : `\n${language === 'pl' ? 'Miejsce' : 'Place'}: ${content['place']}`
  return [quote(`${listed}${place}`)]
}

/** What the other side wrote, under a heading. */
function words({ content }: MailContext, name: string, heading: string): readonly Block[] {
  const found = content[name]
  return found === undefined ? [] : [text(heading), quote(found)]
}

function line({ content }: MailContext, name: string, say: (words: string) => string): readonly Block[] {
  const found = content[name]
  return found === undefined ? [] : [text(say(found))]
}

function link({ public_url }: MailContext, route: string, order_id: string, language: Language): string {
  return `${public_url}${pathOf(route, language)}?order=${order_id}`
}

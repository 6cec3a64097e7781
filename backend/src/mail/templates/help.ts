import type { ContactTopic } from '@kredka/contracts/help/rules'
import { button, note, quote, type Template, text } from './mail-text.ts'

const TOPICS: Readonly<Record<'pl' | 'en', Readonly<Record<ContactTopic, string>>>> = {
  pl: {
    account: 'Konto i logowanie',
    finding_tutor: 'Szukanie korepetytora',
    teaching: 'Uczenie i oferty',
    technical: 'Coś nie działa',
    privacy: 'Dane osobowe',
    report: 'Zgłoszenie treści',
    other: 'Inna sprawa',
  },
  en: {
    account: 'Account and logging in',
    finding_tutor: 'Finding a tutor',
    teaching: 'Teaching and offers',
    technical: 'Something does not work',
    privacy: 'Personal data',
    report: 'Reporting content',
    other: 'Something else',
  },
}

export const contactMessage: Template<'contact_message'> = {
  pl: ({ contact_id, topic, name, email, message }, mail) => ({
    subject: `Formularz: ${TOPICS.pl[topic]}`,
    preview: message.slice(0, 120),
    title: 'Nowa wiadomość z formularza',
    blocks: [
      text(`${name} (${email}) pisze w sprawie: ${TOPICS.pl[topic]}.`),
      quote(message),
      button('Odpowiedz w zapleczu', `${mail.public_url}/adminero/contact-messages/${contact_id}`),
      note('Odpowiedź z zaplecza dostanie nadawca, a reszta zespołu zobaczy, że sprawa jest załatwiona.'),
    ],
    why: 'Dostajesz tę wiadomość, bo na ten adres trafiają wiadomości z formularza kontaktowego.',
  }),
  en: ({ contact_id, topic, name, email, message }, mail) => ({
    subject: `Contact form: ${TOPICS.en[topic]}`,
    preview: message.slice(0, 120),
    title: 'A new message from the contact form',
    blocks: [
      text(`${name} (${email}) writes about: ${TOPICS.en[topic]}.`),
      quote(message),
      button('Answer in the back office', `${mail.public_url}/adminero/contact-messages/${contact_id}`),
      note('An answer from the back office goes to the sender, and the rest of the team sees that it is dealt with.'),
    ],
    why: 'You get this message because messages from the contact form go to this address.',
  }),
}

export const contactReceipt: Template<'contact_receipt'> = {
  pl: ({ topic }, mail) => ({
    subject: 'Mamy Twoją wiadomość',
    preview: 'Odpowiemy na ten adres.',
    title: 'Mamy Twoją wiadomość',
    blocks: [
      text(`Dziękujemy za wiadomość w sprawie: ${TOPICS.pl[topic]}. Odpowiemy na ten adres.`),
      text('Odpowiedzi na częste pytania są też na stronie pomocy:'),
      button('Pytania i pomoc', `${mail.public_url}/faq-and-help`),
    ],
    why: `Dostajesz tę wiadomość, bo ktoś podał ten adres w formularzu kontaktowym serwisu ${mail.brand}.`,
  }),
  en: ({ topic }, mail) => ({
    subject: 'We have your message',
    preview: 'We will reply to this address.',
    title: 'We have your message',
    blocks: [
      text(`Thank you for your message about: ${TOPICS.en[topic]}. We will reply to this address.`),
      text('Answers to frequent questions are also on the help page:'),
      button('FAQ and help', `${mail.public_url}/faq-and-help`),
    ],
    why: `You get this message because somebody gave this address in the contact form of ${mail.brand}.`,
  }),
}

export const contactAnswer: Template<'contact_answer'> = {
  pl: ({ name, answer, message }, mail) => ({
    subject: `Odpowiedź na Twoją wiadomość – ${mail.brand}`,
    preview: answer.slice(0, 120),
    title: 'Odpowiedź na Twoją wiadomość',
    blocks: [
      text(`Dzień dobry, ${name}.`),
      text(answer),
      note('Twoja wiadomość:'),
      quote(message),
      button('Napisz jeszcze raz', `${mail.public_url}/contact`),
    ],
    why: 'Dostajesz tę wiadomość, bo ten adres podano w wiadomości z formularza kontaktowego.',
  }),
  en: ({ name, answer, message }, mail) => ({
    subject: `An answer to your message – ${mail.brand}`,
    preview: answer.slice(0, 120),
    title: 'An answer to your message',
    blocks: [
      text(`Hello ${name}.`),
      text(answer),
      note('Your message:'),
      quote(message),
      button('Write again', `${mail.public_url}/contact`),
    ],
    why: 'You get this message because a message from this address came through the contact form.',
  }),
}

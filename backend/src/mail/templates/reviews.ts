import { button, type MailContext, note, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

const WHY = {
  asked: {
    pl: 'Dostajesz tę wiadomość, bo odbyła się Twoja lekcja.',
    en: 'You get this message because a lesson of yours took place.',
  },
  received: {
    pl: 'Dostajesz tę wiadomość, bo jeden z Twoich uczniów napisał o Tobie opinię.',
    en: 'You get this message because one of your students wrote a review about you.',
  },
  answered: {
    pl: 'Dostajesz tę wiadomość, bo korepetytor odpowiedział na Twoją opinię.',
    en: 'You get this message because a tutor answered your review.',
  },
} as const

export const reviewRequested: Template<'review_requested'> = {
  pl: ({ name, lesson_id }, mail) => ({
    subject: 'Jak oceniasz swoje lekcje?',
    preview: 'Kilka zdań pomoże innym wybrać korepetytora.',
    title: 'Jak było?',
    blocks: [
      text(
        `Dzień dobry, ${name}. Masz za sobą lekcję. Napisz w kilku zdaniach, jak było: Twoja opinia pomoże innym w wyborze, a korepetytorowi w pracy.`,
      ),
      button('Napisz opinię', `${mail.public_url}/lessons/${lesson_id}`),
      note('Przy opinii widać Twoje imię. Możesz ją zmienić do 90 dni po ostatniej lekcji.'),
    ],
    why: WHY.asked.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, lesson_id }, mail) => ({
    subject: 'How were your lessons?',
    preview: 'A few sentences help others choose a tutor.',
    title: 'How was it?',
    blocks: [
      text(
        `Hello ${name}. You have taken a lesson. Tell us in a few sentences how it was: your review helps others to choose, and your tutor to teach.`,
      ),
      button('Write a review', `${mail.public_url}/lessons/${lesson_id}`),
      note('Your first name stands beside the review. You can change it within 90 days after the last lesson.'),
    ],
    why: WHY.asked.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const reviewReceived: Template<'review_received'> = {
  pl: ({ name, stars }, mail) => ({
    subject: `Masz nową opinię: ${stars}/5`,
    preview: 'Zobacz ją i odpowiedz.',
    title: 'Nowa opinia o Twoich lekcjach',
    blocks: [
      text(
        `Dzień dobry, ${name}. Jeden z Twoich uczniów ocenił lekcje na ${stars} z 5. Na opinię możesz odpowiedzieć.`,
      ),
      button('Zobacz opinię', receivedReviews(mail)),
    ],
    why: WHY.received.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, stars }, mail) => ({
    subject: `You have a new review: ${stars}/5`,
    preview: 'Read it and answer.',
    title: 'A new review of your lessons',
    blocks: [
      text(`Hello ${name}. One of your students rated your lessons ${stars} out of 5. You can answer the review.`),
      button('See the review', receivedReviews(mail)),
    ],
    why: WHY.received.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const reviewAnswered: Template<'review_answered'> = {
  pl: ({ name, teacher_id }, mail) => ({
    subject: 'Korepetytor odpowiedział na Twoją opinię',
    preview: 'Odpowiedź stoi pod Twoją opinią.',
    title: 'Jest odpowiedź na Twoją opinię',
    blocks: [
      text(`Dzień dobry, ${name}. Pod Twoją opinią jest odpowiedź korepetytora.`),
      button('Zobacz odpowiedź', `${mail.public_url}/teachers/${teacher_id}`),
    ],
    why: WHY.answered.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, teacher_id }, mail) => ({
    subject: 'The tutor answered your review',
    preview: 'The answer stands below your review.',
    title: 'Your review was answered',
    blocks: [
      text(`Hello ${name}. The tutor’s answer stands below your review.`),
      button('See the answer', `${mail.public_url}/teachers/${teacher_id}`),
    ],
    why: WHY.answered.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

function receivedReviews(mail: MailContext): string {
  return `${mail.public_url}/students?tab=reviews`
}

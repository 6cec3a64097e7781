import { button, type MailContext, quote, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

const WHY = {
  pl: 'Dostajesz tę wiadomość, bo zmienił się stan Twojego pomysłu.',
  en: 'You get this message because the state of your idea changed.',
} as const

function ownIdeas(mail: MailContext): string {
  return `${mail.public_url}/dream?tab=mine`
}

export const ideaUnderVote: Template<'idea_under_vote'> = {
  pl: ({ name, idea_title }, mail) => ({
    subject: `Można głosować na pomysł „${idea_title}”`,
    preview: 'Od teraz widzą go wszyscy.',
    title: 'Głosowanie trwa',
    blocks: [
      text(`Dzień dobry, ${name}. Twój pomysł „${idea_title}” jest już na liście i każdy może oddać na niego głos.`),
      button('Zobacz swoje pomysły', ownIdeas(mail)),
    ],
    why: WHY.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, idea_title }, mail) => ({
    subject: `People can vote for “${idea_title}”`,
    preview: 'From now on everybody can see it.',
    title: 'The vote is open',
    blocks: [
      text(`Hello ${name}. Your idea “${idea_title}” is on the list now, and everybody can vote for it.`),
      button('See your ideas', ownIdeas(mail)),
    ],
    why: WHY.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const ideaAccepted: Template<'idea_accepted'> = {
  pl: ({ name, idea_title, answer }, mail) => ({
    subject: `Pomysł „${idea_title}” został przyjęty`,
    preview: 'Zrobimy to. Dziękujemy za pomysł.',
    title: 'Pomysł przyjęty',
    blocks: [
      text(
        answer === undefined
          ? `Dzień dobry, ${name}. Przyjęliśmy Twój pomysł „${idea_title}”. Dziękujemy.`
          : `Dzień dobry, ${name}. Przyjęliśmy Twój pomysł „${idea_title}”. Dziękujemy. Nasza odpowiedź:`,
      ),
      ...(answer === undefined ? [] : [quote(answer)]),
      button('Zobacz swoje pomysły', ownIdeas(mail)),
    ],
    why: WHY.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, idea_title, answer }, mail) => ({
    subject: `The idea “${idea_title}” was accepted`,
    preview: 'We will do it. Thank you for the idea.',
    title: 'The idea is accepted',
    blocks: [
      text(
        answer === undefined
          ? `Hello ${name}. We accepted your idea “${idea_title}”. Thank you.`
          : `Hello ${name}. We accepted your idea “${idea_title}”. Thank you. Our answer:`,
      ),
      ...(answer === undefined ? [] : [quote(answer)]),
      button('See your ideas', ownIdeas(mail)),
    ],
    why: WHY.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const ideaRejected: Template<'idea_rejected'> = {
  pl: ({ name, idea_title, answer }, mail) => ({
    subject: `Decyzja o pomyśle „${idea_title}”`,
    preview: 'Tym razem go nie zrealizujemy. Powód w środku.',
    title: 'Pomysł nie został przyjęty',
    blocks: [
      text(`Dzień dobry, ${name}. Nie zrealizujemy pomysłu „${idea_title}”. Nasza odpowiedź:`),
      quote(answer),
      button('Zobacz swoje pomysły', ownIdeas(mail)),
    ],
    why: WHY.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, idea_title, answer }, mail) => ({
    subject: `A decision on the idea “${idea_title}”`,
    preview: 'We will not do it this time. The reason is inside.',
    title: 'The idea was not accepted',
    blocks: [
      text(`Hello ${name}. We will not do what you proposed in “${idea_title}”. Our answer:`),
      quote(answer),
      button('See your ideas', ownIdeas(mail)),
    ],
    why: WHY.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

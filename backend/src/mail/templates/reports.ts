import { pathOf } from '@kredka/contracts/kernel/routes'
import type { MailParams } from '@kredka/contracts/mail/templates'
import { button, type MailContext, note, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

type Language = 'pl' | 'en'
type Params = MailParams<'report_decided'>

const WHY = {
  pl: 'Dostajesz tę wiadomość, bo to Twoje zgłoszenie.',
  en: 'You get this message because it is your report.',
} as const

/** What became of it, as much as is the reporter's to know. */
const SAID = {
  pl: {
    message_kept:
      'Zgłoszona przez Ciebie wiadomość nie łamie naszych zasad, więc zostaje. Jeśli nie chcesz rozmawiać z tą osobą, możesz ją zablokować.',
    message_acted:
      'Zgłoszona przez Ciebie wiadomość łamie nasze zasady. Zareagowaliśmy wobec osoby, która ją napisała.',
    review_kept: 'Zgłoszona przez Ciebie opinia nie łamie naszych zasad, więc zostaje. Możesz na nią odpowiedzieć.',
    review_acted:
      'Zgłoszona przez Ciebie opinia jest ukryta: nikt jej już nie przeczyta, a jej gwiazdki się nie liczą.',
  },
  en: {
    message_kept:
      'The message you reported does not break our rules, so it stays. If you do not want to talk to that person, you can block them.',
    message_acted: 'The message you reported breaks our rules. We have dealt with the person who wrote it.',
    review_kept: 'The review you reported does not break our rules, so it stays. You can answer it.',
    review_acted: 'The review you reported is hidden: nobody reads it any more, and its stars do not count.',
  },
} as const

const see = {
  message: { pl: 'Zobacz rozmowę', en: 'See the chat' },
  review: { pl: 'Zobacz opinie', en: 'See the reviews' },
} as const

function seeIt({ what, chat_id }: Params, mail: MailContext, language: Language) {
  const path =
    chat_id === undefined
      ? `${pathOf('students.own', language)}?tab=reviews`
      : `${pathOf('chats', language)}?${new URLSearchParams({ id: chat_id })}`
  return button(see[what][language], mail.public_url + path)
}

export const reportDecided: Template<'report_decided'> = {
  pl: (params, mail) => ({
    subject: 'Decyzja o Twoim zgłoszeniu',
    preview: 'Zespół serwisu je rozpatrzył.',
    title: 'Twoje zgłoszenie jest rozpatrzone',
    blocks: [
      text(`Dzień dobry, ${params.name}. ${SAID.pl[`${params.what}_${params.outcome}`]}`),
      seeIt(params, mail, 'pl'),
      note('Dziękujemy za zgłoszenie. Co dokładnie postanowiliśmy wobec drugiej osoby, zostaje między nią a nami.'),
    ],
    why: WHY.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: (params, mail) => ({
    subject: 'A decision on your report',
    preview: 'Our team has looked at it.',
    title: 'Your report was decided',
    blocks: [
      text(`Hello ${params.name}. ${SAID.en[`${params.what}_${params.outcome}`]}`),
      seeIt(params, mail, 'en'),
      note('Thank you for the report. What exactly we decided about the other person stays between them and us.'),
    ],
    why: WHY.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

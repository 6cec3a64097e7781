import { money } from '@kredka/contracts/kernel/locales'
import { button, type MailContext, note, type Template, text } from './mail-text.ts'
import { stopMail } from './stop-mail.ts'

const WHY = {
  pl: 'Dostajesz tę wiadomość, bo zmienił się stan płatności za Twoją lekcję.',
  en: 'You get this message because the state of a payment for your lesson changed.',
} as const

function paymentLink(mail: MailContext, payment_id: string): string {
  return `${mail.public_url}/payments/${payment_id}`
}

export const paymentPaid: Template<'payment_paid'> = {
  pl: ({ name, payment_id, amount, currency }, mail) => ({
    subject: `Płatność oznaczona jako opłacona: ${money(amount, currency, 'pl')}`,
    preview: 'Sprawdź, czy wszystko się zgadza.',
    title: 'Płatność jest opłacona',
    blocks: [
      text(
        `Dzień dobry, ${name}. Korepetytor oznaczył płatność ${money(amount, currency, 'pl')} za Twoją lekcję jako opłaconą.`,
      ),
      button('Potwierdź albo zgłoś zastrzeżenie', paymentLink(mail, payment_id)),
      note('Jeśli wszystko się zgadza, nie musisz nic robić.'),
    ],
    why: WHY.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, payment_id, amount, currency }, mail) => ({
    subject: `A payment was marked as paid: ${money(amount, currency, 'en')}`,
    preview: 'Check whether it is right.',
    title: 'The payment is paid',
    blocks: [
      text(`Hello ${name}. Your tutor marked the payment of ${money(amount, currency, 'en')} for your lesson as paid.`),
      button('Confirm or dispute', paymentLink(mail, payment_id)),
      note('If it is right, there is nothing you have to do.'),
    ],
    why: WHY.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

export const paymentDisputed: Template<'payment_disputed'> = {
  pl: ({ name, payment_id, amount, currency }, mail) => ({
    subject: `Zastrzeżenie do wpłaty: ${money(amount, currency, 'pl')}`,
    preview: 'Uczeń twierdzi, że oznaczenie się nie zgadza.',
    title: 'Uczeń ma zastrzeżenie',
    blocks: [
      text(
        `Dzień dobry, ${name}. Uczeń twierdzi, że płatność ${money(amount, currency, 'pl')}, oznaczona jako opłacona, się nie zgadza. Powód przeczytasz na stronie.`,
      ),
      button('Zobacz zastrzeżenie', paymentLink(mail, payment_id)),
      note('Możesz cofnąć oznaczenie albo napisać do ucznia i wyjaśnić sprawę.'),
    ],
    why: WHY.pl,
    unsubscribe: stopMail(mail, 'pl'),
  }),
  en: ({ name, payment_id, amount, currency }, mail) => ({
    subject: `A payment is disputed: ${money(amount, currency, 'en')}`,
    preview: 'Your student says that the mark is not right.',
    title: 'Your student disputes a payment',
    blocks: [
      text(
        `Hello ${name}. Your student says that the payment of ${money(amount, currency, 'en')}, marked as paid, is not right. You can read why on the site.`,
      ),
      button('See the dispute', paymentLink(mail, payment_id)),
      note('You can take the mark back, or write to your student and clear it up.'),
    ],
    why: WHY.en,
    unsubscribe: stopMail(mail, 'en'),
  }),
}

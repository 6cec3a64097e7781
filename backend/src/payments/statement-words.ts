import type { EntryKind } from '@kredka/contracts/payments/rules'

export type Language = 'pl' | 'en'

interface Words {
  readonly title: string
  readonly for_teacher: string
  readonly for_student: string
  readonly deleted: string
  readonly opening: string
  readonly closing: string
  readonly total: string
  readonly nothing: string
  readonly balance_about: Readonly<Record<'teacher' | 'student', string>>
  readonly columns: Readonly<
    Record<'day' | 'what' | 'person' | 'subject' | 'lesson' | 'charge' | 'received' | 'balance' | 'id', string>
  >
  readonly kinds: Readonly<Record<EntryKind, string>>
}

/** What statements say; they are read outside the site, so their words are not the page's. */
export const WORDS: Readonly<Record<Language, Words>> = {
  pl: {
    title: 'Zestawienie płatności',
    for_teacher: 'Lekcje prowadzone',
    for_student: 'Lekcje pobierane',
    deleted: 'usunięty użytkownik',
    opening: 'Saldo początkowe',
    closing: 'Saldo końcowe',
    total: 'Razem',
    nothing: 'W tym okresie nie ma żadnych wpisów.',
    balance_about: {
      teacher:
        'Saldo dodatnie to kwota, którą uczniowie mają jeszcze zapłacić; ujemne to nadpłata lub kwota do zwrotu.',
      student: 'Saldo dodatnie to kwota, która pozostała do zapłaty; ujemne to nadpłata lub kwota do zwrotu.',
    },
    columns: {
      day: 'Dzień',
      what: 'Wpis',
      person: 'Osoba',
      subject: 'Przedmiot',
      lesson: 'Lekcja z dnia',
      charge: 'Należność',
      received: 'Wpłata',
      balance: 'Saldo',
      id: 'Płatność',
    },
    kinds: {
      charged: 'Lekcja',
      charge_moved: 'Zmiana terminu lekcji',
      charge_closed: 'Lekcja odwołana',
      charge_waived: 'Należność darowana',
      charge_reinstated: 'Należność przywrócona',
      paid: 'Wpłata',
      paid_reversed: 'Cofnięta wpłata',
      returned: 'Zwrot',
      return_reversed: 'Cofnięty zwrot',
    },
  },
  en: {
    title: 'Statement of payments',
    for_teacher: 'Lessons given',
    for_student: 'Lessons taken',
    deleted: 'deleted user',
    opening: 'Balance before',
    closing: 'Balance after',
    total: 'Total',
    nothing: 'There are no entries in this period.',
    balance_about: {
      teacher:
        'More than nothing is what students still have to pay; less than nothing was paid ahead or is to be returned.',
      student: 'More than nothing is still to be paid; less than nothing was paid ahead or is to be returned.',
    },
    columns: {
      day: 'Day',
      what: 'Entry',
      person: 'Person',
      subject: 'Subject',
      lesson: 'Lesson of',
      charge: 'Charge',
      received: 'Received',
      balance: 'Balance',
      id: 'Payment',
    },
    kinds: {
      charged: 'Lesson',
      charge_moved: 'Lesson moved',
      charge_closed: 'Lesson cancelled',
      charge_waived: 'Waived',
      charge_reinstated: 'Due again',
      paid: 'Payment',
      paid_reversed: 'Payment taken back',
      returned: 'Return',
      return_reversed: 'Return taken back',
    },
  },
}

/** `1234,50` or `1234.50`: a number that spreadsheets of that language read. */
export function plainMoney(amount: number, language: Language): string {
  const text = `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`
  return language === 'pl' ? text.replace('.', ',') : text
}

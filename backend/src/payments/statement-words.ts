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
  readonly total_returned: string
  readonly nothing: string
  readonly balance_about: Readonly<Record<'teacher' | 'student', string>>
  readonly columns: Readonly<
    Record<'day' | 'what' | 'person' | 'subject' | 'lesson' | 'charge' | 'received' | 'owed' | 'over' | 'id', string>
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
    opening: 'Stan na początku',
    closing: 'Stan na końcu',
    total: 'Razem',
    total_returned: 'Razem zwroty',
    nothing: 'W tym okresie nie ma żadnych wpisów.',
    balance_about: {
      teacher:
        '„Do zapłaty” to suma, którą uczniowie mają jeszcze zapłacić; „Nadpłata” to wpłaty z góry i kwoty do zwrotu. Jedno nie pomniejsza drugiego.',
      student:
        '„Do zapłaty” to suma, która pozostała do zapłaty; „Nadpłata” to wpłaty z góry i kwoty do zwrotu. Jedno nie pomniejsza drugiego.',
    },
    columns: {
      day: 'Dzień',
      what: 'Wpis',
      person: 'Osoba',
      subject: 'Przedmiot',
      lesson: 'Lekcja z dnia',
      charge: 'Należność',
      received: 'Wpłata',
      owed: 'Do zapłaty',
      over: 'Nadpłata',
      id: 'Płatność',
    },
    kinds: {
      charged: 'Lekcja',
      charge_moved: 'Zmiana terminu lekcji',
      charge_closed: 'Lekcja odwołana',
      charge_waived: 'Należność umorzona',
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
    opening: 'Open before',
    closing: 'Open after',
    total: 'Total',
    total_returned: 'Total returned',
    nothing: 'There are no entries in this period.',
    balance_about: {
      teacher:
        '“Owed” is what students still have to pay; “Credit” was paid ahead or is to be returned. Neither makes the other less.',
      student:
        '“Owed” is still to be paid; “Credit” was paid ahead or is to be returned. Neither makes the other less.',
    },
    columns: {
      day: 'Day',
      what: 'Entry',
      person: 'Person',
      subject: 'Subject',
      lesson: 'Lesson of',
      charge: 'Charge',
      received: 'Received',
      owed: 'Owed',
      over: 'Credit',
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

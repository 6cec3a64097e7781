import type { PageLanguage } from '../kernel/head.ts'
import type { LegalBlock } from './document.ts'
import type { Operator } from './operator.ts'

const WORDS = {
  pl: {
    demo: [
      'To jest demonstracja Serwisu. Operator nie został jeszcze wskazany, a osoby, oferty i ceny pokazane na początku są przykładowe.',
      'Zanim Serwis zostanie udostępniony publicznie, w tym miejscu znajdą się nazwa, adres, numer w rejestrze i adres e-mail Operatora. Do tego czasu nie podawaj tu prawdziwych danych i nie umawiaj prawdziwych lekcji.',
    ],
    name: 'Nazwa',
    address: 'Adres',
    register: 'Rejestr i NIP',
    email: 'E-mail',
    officer: 'Inspektor ochrony danych',
    processors: 'Obecnie są to:',
    noProcessors: 'Lista konkretnych firm zostanie tu podana, zanim Serwis zostanie udostępniony publicznie.',
  },
  en: {
    demo: [
      'This is a demonstration of the Service. No Operator has been named yet, and the people, offers and prices shown at the start are examples.',
      'Before the Service opens to the public, the Operator’s name, address, register number and e-mail address will stand here. Until then, do not enter real data and do not book real lessons.',
    ],
    name: 'Name',
    address: 'Address',
    register: 'Register and tax number',
    email: 'E-mail',
    officer: 'Data protection officer',
    processors: 'At present these are:',
    noProcessors: 'The list of companies will be given here before the Service opens to the public.',
  },
} as const

/** Who runs the site and how to write to them; while nobody has been named, that it is a demonstration. */
export function operatorBlocks(operator: Operator, language: PageLanguage): readonly LegalBlock[] {
  const words = WORDS[language]
  if (operator.name === null) return words.demo
  const facts = [
    [words.name, operator.name],
    [words.address, operator.address],
    [words.register, operator.register],
    [words.email, operator.email],
    [words.officer, operator.data_protection_officer],
  ] as const
  return [{ terms: facts.flatMap(([term, text]) => (text === null ? [] : [{ term, text }])) }]
}

/** The companies that process personal data for the operator. */
export function processorBlocks(operator: Operator, language: PageLanguage): readonly LegalBlock[] {
  const words = WORDS[language]
  if (operator.processors.length === 0) return [words.noProcessors]
  return [words.processors, { list: operator.processors.map((processor) => processor[language]) }]
}

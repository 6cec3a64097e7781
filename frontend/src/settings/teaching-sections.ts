import type { Section } from './section.ts'
import { BankAccount } from './sections/BankAccount.tsx'
import { BookingRules } from './sections/BookingRules.tsx'
import { LessonPlaces } from './sections/LessonPlaces.tsx'

/** The sections of `/teaching-settings` in their order (PRO-02). */
export const TEACHING_SECTIONS: readonly Section[] = [
  { id: 'booking', title: 'settings.booking', about: 'settings.booking_about', icon: 'clock', Controls: BookingRules },
  { id: 'places', title: 'settings.places', about: 'settings.places_about', icon: 'place', Controls: LessonPlaces },
  { id: 'bank-account', title: 'settings.bank', about: 'settings.bank_about', icon: 'wallet', Controls: BankAccount },
]

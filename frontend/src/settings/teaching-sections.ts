import type { SectionWords } from './section.ts'

/** The sections of `/teaching-settings` in their order (PRO-02). */
export const TEACHING_SECTIONS = [
  {
    id: 'booking',
    title: 'settings.booking',
    about: 'settings.booking_about',
    finds: 'settings.finds_booking',
    icon: 'clock',
  },
  {
    id: 'places',
    title: 'settings.places',
    about: 'settings.places_about',
    finds: 'settings.finds_places',
    icon: 'place',
  },
  {
    id: 'bank-account',
    title: 'settings.bank',
    about: 'settings.bank_about',
    finds: 'settings.finds_bank_account',
    icon: 'wallet',
  },
] as const satisfies readonly SectionWords[]

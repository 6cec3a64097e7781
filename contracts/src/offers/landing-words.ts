import type { PageLanguage } from '../kernel/head.ts'

/**
 * The landing page's heading and its sentence, as the HTML sends them; the page's own texts say the same (a test
 * compares).
 */
export const LANDING_WORDS: Readonly<Record<PageLanguage, { readonly heading: string; readonly about: string }>> = {
  pl: {
    heading: 'Dobre lekcje zaczynają się od dobrego nauczyciela',
    about: 'Znajdź korepetycje online albo w swojej okolicy. Cenę i sposób pracy widać od razu.',
  },
  en: {
    heading: 'Good lessons begin with a good teacher',
    about: 'Find private lessons online or near you. Prices and ways of working are clear at a glance.',
  },
}

import { definePages, page, titlesOf } from '../kernel/page.ts'

export const legalPages = definePages({
  titles: {
    terms: titlesOf('Regulamin', 'Terms and rules'),
    privacy: titlesOf('Polityka prywatności', 'Privacy policy'),
    cookies: titlesOf('Polityka plików cookie', 'Cookie policy'),
  },
  routes: [
    page('legal.terms', '/terms-and-rules', 'terms'),
    page('legal.privacy', '/privacy', 'privacy'),
    page('legal.cookies', '/cookies', 'cookies'),
  ],
})

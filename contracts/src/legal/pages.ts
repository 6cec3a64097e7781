import { definePages, page, titled } from '../kernel/page.ts'

export const legalPages = definePages({
  titles: {
    terms: titled('Regulamin', 'Terms and rules'),
    privacy: titled('Polityka prywatności', 'Privacy policy'),
    cookies: titled('Polityka plików cookie', 'Cookie policy'),
  },
  routes: [
    page('legal.terms', '/terms-and-rules', 'terms'),
    page('legal.privacy', '/privacy', 'privacy'),
    page('legal.cookies', '/cookies', 'cookies'),
  ],
})

import { bare, definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const newsletterPages = definePages({
  titles: {
    newsletter_unsubscribe: titlesOf('Wypisanie z newslettera', 'Unsubscribe from the newsletter'),
    admin_newsletter: titlesOf('Zaplecze: newsletter', 'Back office: newsletter'),
  },
  routes: [
    page('newsletter.unsubscribe', '/newsletter/unsubscribe', 'newsletter_unsubscribe', bare),
    page('admin.newsletter', '/adminero/newsletter', 'admin_newsletter', staff('publish')),
  ],
})

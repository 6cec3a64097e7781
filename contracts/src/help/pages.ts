import { definePages, page, staff, titlesOf } from '../kernel/page.ts'

export const helpPages = definePages({
  titles: {
    contact: {
      pl: {
        title: 'Kontakt',
        description: 'Napisz do nas: pytanie, kłopot z kontem, uwaga do serwisu. Odpowiadamy mailem.',
      },
      en: {
        title: 'Contact',
        description:
          'Write to us: a question, trouble with your account, a remark about the service. We answer by e-mail.',
      },
    },
    help: {
      pl: {
        title: 'Pytania i pomoc',
        description: 'Odpowiedzi na częste pytania: jak znaleźć korepetytora, jak zacząć uczyć, konto i logowanie.',
      },
      en: {
        title: 'FAQ and help',
        description:
          'Answers to frequent questions: how to find a tutor, how to start teaching, accounts and logging in.',
      },
    },
    admin_contact: titlesOf('Zaplecze: wiadomości z formularza', 'Back office: contact messages'),
    admin_faq: titlesOf('Zaplecze: pytania i odpowiedzi', 'Back office: questions and answers'),
  },
  routes: [
    page('contact', '/contact', 'contact'),
    page('help', '/pytania-i-pomoc', 'help', { language: 'pl' }),
    page('help', '/faq-and-help', 'help', { language: 'en' }),
    page('admin.contact-messages', '/adminero/contact-messages', 'admin_contact', staff('support')),
    page('admin.contact-message', '/adminero/contact-messages/:id', 'admin_contact', staff('support')),
    page('admin.faq', '/adminero/faq', 'admin_faq', staff('support')),
  ],
})

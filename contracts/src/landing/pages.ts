import { definePages, page } from '../kernel/page.ts'

export const landingPages = definePages({
  titles: {
    landing: {
      pl: {
        title: 'Korepetycje online i w Twojej okolicy',
        description:
          'Znajdź korepetycje z matematyki, języków i ponad dwudziestu innych przedmiotów: online lub w Twoim mieście, z jasną ceną.',
      },
      en: {
        title: 'Private lessons online and near you',
        description:
          'Find a private tutor for maths, languages and more than twenty other subjects, online or in your city, at a clear price.',
      },
    },
  },
  routes: [
    page('landing', '/', 'landing', { language: 'pl', door: true }),
    page('landing', '/en', 'landing', { language: 'en' }),
  ],
})

import { bare, definePages, page, titlesOf } from '../kernel/page.ts'

export const accountsPages = definePages({
  titles: {
    signup: {
      pl: { title: 'Rejestracja', description: 'Załóż konto: szukaj korepetycji albo ucz innych.' },
      en: { title: 'Sign up', description: 'Create an account: look for lessons or give them as a tutor.' },
    },
    third_party: titlesOf('Logowanie', 'Log in'),
  },
  routes: [page('signup', '/signup', 'signup'), page('third-party', '/third-party', 'third_party', bare)],
})

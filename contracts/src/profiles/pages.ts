import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const profilesPages = definePages({
  titles: {
    profile: titlesOf('Profil', 'Profile'),
    start_teaching: titlesOf('Zacznij uczyć', 'Start teaching'),
    teach: {
      pl: {
        title: 'Uczysz? Znajdź uczniów',
        description:
          'Korepetytorzy prowadzą tu oferty, kalendarz i rozliczenia bez prowizji. Zobacz, jak wygląda droga od konta do zapłaconej lekcji.',
      },
      en: {
        title: 'Do you teach? Find students',
        description:
          'Tutors keep their offers, calendar and payments here, without commission. See the way from an account to a paid lesson.',
      },
    },
    teacher: titlesOf('Profil korepetytora', 'Tutor'),
    teachers: {
      pl: {
        title: 'Korepetytorzy',
        description:
          'Poznaj korepetytorów: przedmioty, miasto, ceny i to, co piszą o sobie. Wybierz po przedmiocie lub mieście.',
      },
      en: {
        title: 'Tutors',
        description:
          'Browse tutors by subject or city, compare prices, and read what each of them says about their lessons.',
      },
    },
  },
  routes: [
    page('profile', '/profile', 'profile', user),
    page('start-teaching', '/start-teaching', 'start_teaching', user),
    page('teach', '/dla-korepetytorow', 'teach', { language: 'pl' }),
    page('teach', '/for-tutors', 'teach', { language: 'en' }),
    page('teachers.list', '/korepetytorzy', 'teachers', { language: 'pl' }),
    page('teachers.list', '/teachers', 'teachers', { language: 'en' }),
    page('teachers.teacher', '/korepetytorzy/:id', 'teacher', { language: 'pl' }),
    page('teachers.teacher', '/teachers/:id', 'teacher', { language: 'en' }),
  ],
})

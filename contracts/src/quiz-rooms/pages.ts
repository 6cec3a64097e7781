import { definePages, page, staff, stage, titlesOf } from '../kernel/page.ts'

export const quizRoomsPages = definePages({
  titles: {
    quiz_rooms: {
      pl: {
        title: 'Pokoje quizowe',
        description: 'Dołącz do pokoju quizowego po kodzie: wspólny quiz na żywo, bez zakładania konta.',
      },
      en: {
        title: 'Quiz rooms',
        description: 'Join a quiz room by its code: a quiz together, live, without an account.',
      },
    },
    quiz_room: titlesOf('Pokój quizowy', 'Quiz room'),
    admin_quiz_rooms: titlesOf('Zaplecze: pokoje quizowe', 'Back office: quiz rooms'),
  },
  routes: [
    page('quiz-rooms.rooms', '/quiz-rooms', 'quiz_rooms'),
    page('quiz-rooms.room', '/quiz-room/:token', 'quiz_room', stage),
    page('admin.quiz-rooms', '/adminero/quiz-rooms', 'admin_quiz_rooms', staff('observe')),
    page('admin.quiz-room', '/adminero/quiz-rooms/:id', 'admin_quiz_rooms', staff('observe')),
  ],
})

import { bare, definePages, page, titlesOf } from '../kernel/page.ts'

export const quizRoomsPages = definePages({
  titles: {
    quiz_room: titlesOf('Pokój quizowy', 'Quiz room'),
  },
  routes: [page('quiz-rooms.room', '/quiz-room/:token', 'quiz_room', bare)],
})

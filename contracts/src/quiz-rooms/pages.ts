import { bare, definePages, page, titled } from '../kernel/page.ts'

export const quizRoomsPages = definePages({
  titles: {
    quiz_room: titled('Pokój quizowy', 'Quiz room'),
  },
  routes: [page('quiz-rooms.room', '/quiz-room/:token', 'quiz_room', bare)],
})

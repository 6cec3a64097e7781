import { definePages, page, teacher, titlesOf, user } from '../kernel/page.ts'

export const quizRequestsPages = definePages({
  titles: {
    my_quiz_requests: titlesOf('Moje prośby o quizy', 'My requests for quizzes'),
    quiz_requests: titlesOf('Prośby o quizy', 'Requests for quizzes'),
    quiz_request: titlesOf('Prośba o quiz', 'Request for a quiz'),
    quiz_link: titlesOf('Quiz z wiadomości', 'A quiz from your mail'),
  },
  routes: [
    page('quiz-requests.own', '/my-quiz-requests', 'my_quiz_requests', user),
    page('quiz-requests.received', '/quiz-requests', 'quiz_requests', teacher),
    page('quiz-requests.link', '/quiz-requests/open', 'quiz_link'),
    page('quiz-requests.request', '/quiz-requests/:id', 'quiz_request', user),
  ],
})

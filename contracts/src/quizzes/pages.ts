import { definePages, page, titlesOf, user } from '../kernel/page.ts'

export const quizzesPages = definePages({
  titles: {
    quizes: {
      pl: {
        title: 'Quizy',
        description: 'Quizy z przedmiotów szkolnych: krótkie sprawdziany wiedzy, dla każdego.',
      },
      en: {
        title: 'Quizzes',
        description: 'Quizzes on school subjects: short tests of knowledge, for everybody.',
      },
    },
    my_quizes: titlesOf('Moje quizy', 'My quizzes'),
    create_quiz: titlesOf('Nowy quiz', 'New quiz'),
    import_questions: titlesOf('Pytania z pliku', 'Questions from a file'),
    edit_quiz: titlesOf('Edycja quizu', 'Edit the quiz'),
    quiz_keys: titlesOf('Klucze quizu', 'Keys of the quiz'),
    correct_key: titlesOf('Poprawka klucza', 'Correct a key'),
    quiz_history: titlesOf('Historia quizów', 'Quiz history'),
    random_quiz: titlesOf('Losowy quiz', 'Random quiz'),
    quiz: titlesOf('Quiz', 'Quiz'),
    quiz_panel: titlesOf('Panel quizu', 'Quiz panel'),
  },
  routes: [
    page('quizzes.browse', '/quizes', 'quizes'),
    page('quizzes.my', '/quizes/my', 'my_quizes', { ...user, redirect: 'quizzes.own' }),
    page('quizzes.own', '/my-quizes', 'my_quizes', user),
    page('quizzes.own-quiz', '/my-quizes/:id', 'my_quizes', user),
    page('quizzes.keys', '/my-quizes/:id/keys', 'quiz_keys', user),
    page('quizzes.correct-key', '/my-quizes/:id/keys/:question_id', 'correct_key', user),
    page('quizzes.create', '/quizes/create', 'create_quiz', user),
    page('quizzes.import', '/quizes/import', 'import_questions', user),
    page('quizzes.edit', '/quizes/:id/edit', 'edit_quiz', user),
    page('quizzes.history', '/quizes/history', 'quiz_history'),
    page('quizzes.random', '/quizes/random-quiz-generator', 'random_quiz'),
    page('quizzes.quiz', '/quiz/:slugged', 'quiz'),
    page('quizzes.panel', '/quiz/:slugged/panel', 'quiz_panel', user),
  ],
})

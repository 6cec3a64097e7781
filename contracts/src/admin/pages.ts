import { admin, definePages, page, titlesOf } from '../kernel/page.ts'

export const adminPages = definePages({
  titles: {
    admin: titlesOf('Zaplecze', 'Back office'),
    admin_login: titlesOf('Zaplecze: logowanie', 'Back office: log in'),
    admin_account: titlesOf('Zaplecze: konto', 'Back office: account'),
    admin_offer_requests: titlesOf('Zaplecze: oferty do sprawdzenia', 'Back office: offer requests'),
    admin_sent_emails: titlesOf('Zaplecze: wysłane maile', 'Back office: sent e-mails'),
    admin_quizes: titlesOf('Zaplecze: quizy', 'Back office: quizzes'),
    admin_quiz_questions: titlesOf('Zaplecze: pytania quizowe', 'Back office: quiz questions'),
    admin_generator: titlesOf('Zaplecze: generator pytań', 'Back office: questions generator'),
    admin_crons: titlesOf('Zaplecze: zadania cykliczne', 'Back office: crons'),
    admin_background_jobs: titlesOf('Zaplecze: praca w tle', 'Back office: background jobs'),
    admin_read_models: titlesOf('Zaplecze: modele odczytu', 'Back office: read models'),
  },
  routes: [
    page('admin.home', '/adminero', 'admin', admin),
    page('admin.login', '/adminero/login', 'admin_login', { layout: 'bare' }),
    page('admin.account', '/adminero/account', 'admin_account', admin),
    page('admin.offer-requests', '/adminero/offer-requests', 'admin_offer_requests', admin),
    page('admin.offer-request', '/adminero/offer-requests/:id', 'admin_offer_requests', admin),
    page('admin.sent-emails', '/adminero/sent-emails', 'admin_sent_emails', admin),
    page('admin.sent-email', '/adminero/sent-emails/:id', 'admin_sent_emails', admin),
    page('admin.quizes-panel', '/adminero/quizes-panel', 'admin_quizes', admin),
    page('admin.quiz', '/adminero/quizes-panel/:id', 'admin_quizes', admin),
    page('admin.quiz-questions', '/adminero/quiz-questions', 'admin_quiz_questions', admin),
    page('admin.quiz-questions-generator', '/adminero/quiz-questions-generator', 'admin_generator', admin),
    page('admin.crons', '/adminero/crons', 'admin_crons', admin),
    page('admin.background-jobs', '/adminero/background-jobs', 'admin_background_jobs', admin),
    page('admin.read-models', '/adminero/read-models', 'admin_read_models', admin),
    page('admin.job', '/adminero/background-jobs/:job', 'admin_background_jobs', admin),
  ],
})

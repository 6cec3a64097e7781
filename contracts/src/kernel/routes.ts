import { SUBJECTS } from '../data/subjects.ts'
import type { PageLanguage } from './head.ts'
import type { TitleId } from './page-titles.ts'

/**
 * Every address of the SPA, as data: the router, the menu, the server's HTML and the sitemap read it here (NAV-01).
 * A page whose path differs by language has one entry for each.
 */
export interface Route {
  /** `module.page`. Shared by the twins of a page in both languages. */
  readonly name: string
  /** Segments that begin with a colon are parameters. `:slugged` is `{id}-{slug}`. */
  readonly path: string
  /** Set where the path belongs to one language: the HTML under it is sent in this language. */
  readonly language?: PageLanguage
  readonly layout: 'standard' | 'admin' | 'bare'
  /** Who sees the page; anybody else sees the gate's message instead (NAV-03). */
  readonly gate: 'public' | 'user' | 'teacher' | 'admin'
  readonly title_id: TitleId
  /** Exists only where `NODE_ENV` is not `production`. */
  readonly development?: true
  /** The only values of these parameters: any other is not this page. What comes after them may be anything. */
  readonly words?: Readonly<Record<string, readonly string[]>>
  /** Name of the page that this address leads to for good (301). */
  readonly redirect?: string
}

type Rest = Partial<Pick<Route, 'language' | 'layout' | 'gate' | 'development' | 'redirect' | 'words'>>

function page(name: string, path: string, title_id: TitleId, rest: Rest = {}): Route {
  return { name, path, title_id, layout: 'standard', gate: 'public', ...rest }
}
/** A subject's own word, so that its address is told from that of an offer, whose id comes first. */
const SUBJECT_WORDS = {
  pl: { subject: SUBJECTS.map(({ slug_pl }) => slug_pl) },
  en: { subject: SUBJECTS.map(({ slug_en }) => slug_en) },
}
const user = { gate: 'user' } as const
const teacher = { gate: 'teacher' } as const
const admin = { gate: 'admin', layout: 'admin' } as const
const bare = { layout: 'bare' } as const
const development = { development: true } as const

export const ROUTES: readonly Route[] = [
  page('landing', '/', 'landing'),
  page('dashboard', '/dashboard', 'dashboard', user),
  page('signup', '/signup', 'signup'),
  page('third-party', '/third-party', 'third_party', bare),
  page('profile', '/profile', 'profile', user),
  page('settings', '/settings', 'settings', user),
  page('start-teaching', '/start-teaching', 'start_teaching', user),

  page('offers.search', '/korepetycje', 'offers', { language: 'pl' }),
  page('offers.search', '/offers', 'offers', { language: 'en' }),
  page('offers.subject', '/korepetycje/:subject', 'offers', { language: 'pl', words: SUBJECT_WORDS.pl }),
  page('offers.subject', '/offers/:subject', 'offers', { language: 'en', words: SUBJECT_WORDS.en }),
  page('offers.subject-city', '/korepetycje/:subject/:city', 'offers', { language: 'pl', words: SUBJECT_WORDS.pl }),
  page('offers.subject-city', '/offers/:subject/:city', 'offers', { language: 'en', words: SUBJECT_WORDS.en }),
  page('offers.offer', '/korepetycje/:slugged', 'offer', { language: 'pl' }),
  page('offers.offer', '/offers/:slugged', 'offer', { language: 'en' }),
  page('offers.ranking', '/jak-ukladamy-oferty', 'offers_ranking', { language: 'pl' }),
  page('offers.ranking', '/how-offers-are-ranked', 'offers_ranking', { language: 'en' }),
  page('offers.saved', '/saved', 'saved', user),
  page('offers.create', '/create-offer', 'create_offer', teacher),
  page('offers.own', '/my-offers', 'my_offers', teacher),
  page('offers.edit', '/my-offers/:id/edit', 'edit_offer', teacher),
  page('offers.preview', '/my-offers/:id/preview', 'preview_offer', teacher),
  page('teachers.list', '/teachers', 'teachers'),
  page('teachers.teacher', '/teachers/:id', 'teacher'),
  page('availability.groups', '/availability', 'availability', teacher),
  page('availability.group', '/availability/:id', 'availability', teacher),
  page('promotions.own', '/promotions', 'promotions', teacher),
  page('promotions.create', '/create-promotion', 'create_promotion', teacher),
  page('students.own', '/students', 'students', teacher),
  page('topics.own', '/my-topics', 'my_topics', teacher),
  page('topics.topic', '/my-topics/:id', 'my_topics', teacher),
  page('settings.teaching', '/teaching-settings', 'teaching_settings', teacher),

  page('lessons.all', '/lessons', 'lessons', user),
  page('lessons.lesson', '/lessons/:id', 'lesson', user),
  page('lessons.student', '/student/lessons', 'student_lessons', user),
  page('lessons.teacher', '/teacher/lessons', 'teacher_lessons', teacher),
  page('reviews.own', '/my-reviews', 'my_reviews', user),
  page('orders.student', '/student/orders', 'orders', user),
  page('orders.teacher', '/teacher/orders', 'orders', teacher),
  page('calendar', '/calendar', 'calendar', user),
  page('payments', '/payments', 'payments', user),
  page('payments.payment', '/payments/:id', 'payments', user),
  page('chats', '/chats', 'chats', user),
  page('notifications', '/notifications', 'notifications', user),
  page('notifications.stop-mail', '/notifications/stop-mail', 'notifications_stop_mail', bare),
  page('locker', '/locker', 'locker', user),

  page('quizzes.browse', '/quizes', 'quizes'),
  page('quizzes.my', '/quizes/my', 'my_quizes', { ...user, redirect: 'quizzes.own' }),
  page('quizzes.own', '/my-quizes', 'my_quizes', user),
  page('quizzes.own-quiz', '/my-quizes/:id', 'my_quizes', user),
  page('quizzes.create', '/quizes/create', 'create_quiz', user),
  page('quizzes.edit', '/quizes/:id/edit', 'edit_quiz', user),
  page('quizzes.history', '/quizes/history', 'quiz_history'),
  page('quizzes.random', '/quizes/random-quiz-generator', 'random_quiz'),
  page('quizzes.rankings', '/quiz-rankings', 'quiz_rankings'),
  page('quizzes.quiz', '/quiz/:slugged', 'quiz'),
  page('quizzes.panel', '/quiz/:slugged/panel', 'quiz_panel', user),
  page('attempts.play', '/quiz/:slugged/play', 'quiz_play', bare),
  page('quiz-rooms.room', '/quiz-room/:token', 'quiz_room', bare),
  page('games.menu', '/games', 'games'),
  page('games.game', '/games/:id', 'game'),

  page('community.board', '/dev-board', 'dev_board', user),
  page('community.dream', '/dream', 'dream', user),
  page('contact', '/contact', 'contact'),
  page('help', '/faq-and-help', 'help'),
  page('newsletter.unsubscribe', '/newsletter/unsubscribe', 'newsletter_unsubscribe', bare),

  page('legal.terms', '/terms-and-rules', 'terms'),
  page('legal.privacy', '/privacy', 'privacy'),
  page('legal.cookies', '/cookies', 'cookies'),

  page('admin.home', '/adminero', 'admin', admin),
  page('admin.login', '/adminero/login', 'admin_login', { layout: 'bare' }),
  page('admin.account', '/adminero/account', 'admin_account', admin),
  page('admin.offer-requests', '/adminero/offer-requests', 'admin_offer_requests', admin),
  page('admin.offer-request', '/adminero/offer-requests/:id', 'admin_offer_requests', admin),
  page('admin.sent-emails', '/adminero/sent-emails', 'admin_sent_emails', admin),
  page('admin.sent-email', '/adminero/sent-emails/:id', 'admin_sent_emails', admin),
  page('admin.users', '/adminero/users', 'admin_users', admin),
  page('admin.user', '/adminero/users/:id', 'admin_users', admin),
  page('admin.teacher-requests', '/adminero/teacher-requests', 'admin_teacher_requests', admin),
  page('admin.exercises', '/adminero/exercises', 'admin_exercises', admin),
  page('admin.quizes-panel', '/adminero/quizes-panel', 'admin_quizes', admin),
  page('admin.quiz-questions', '/adminero/quiz-questions', 'admin_quiz_questions', admin),
  page('admin.quiz-questions-generator', '/adminero/quiz-questions-generator', 'admin_generator', admin),
  page('admin.comments', '/adminero/comments', 'admin_comments', admin),
  page('admin.comment', '/adminero/comments/:id', 'admin_comments', admin),
  page('admin.dev-tasks', '/adminero/dev-tasks', 'admin_dev_tasks', admin),
  page('admin.announcements', '/adminero/announcements', 'admin_announcements', admin),
  page('admin.community-ideas', '/adminero/community-ideas', 'admin_ideas', admin),
  page('admin.community-opinions', '/adminero/community-opinions', 'admin_opinions', admin),
  page('admin.contact-messages', '/adminero/contact-messages', 'admin_contact', admin),
  page('admin.contact-message', '/adminero/contact-messages/:id', 'admin_contact', admin),
  page('admin.message-reports', '/adminero/message-reports', 'admin_message_reports', admin),
  page('admin.message-report', '/adminero/message-reports/:id', 'admin_message_reports', admin),
  page('admin.lesson-problems', '/adminero/lesson-problems', 'admin_lesson_problems', admin),
  page('admin.lesson-problem', '/adminero/lesson-problems/:id', 'admin_lesson_problems', admin),
  page('admin.faq', '/adminero/faq', 'admin_faq', admin),
  page('admin.newsletter', '/adminero/newsletter', 'admin_newsletter', admin),
  page('admin.crons', '/adminero/crons', 'admin_crons', admin),
  page('admin.background-jobs', '/adminero/background-jobs', 'admin_background_jobs', admin),
  page('admin.read-models', '/adminero/read-models', 'admin_read_models', admin),
  page('admin.job', '/adminero/background-jobs/:job', 'admin_background_jobs', admin),

  page('translations', '/_translations', 'translations', development),
  page('widgets', '/_widgets', 'widgets', development),
]

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** The route of a path, null where there is none. A trailing slash is forgiven; parameters come decoded. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = segmentsOf(path)
  for (const route of ROUTES) {
    const params = paramsOf(segmentsOf(route.path), segments)
    if (params !== null && fits(route, params)) return { route, params }
  }
  return null
}

/** The parameters of a page as its twin in the other language has them: words that stand for a thing are that language's own. */
export function paramsIn({ route, params }: RouteMatch, language: PageLanguage): Readonly<Record<string, string>> {
  const twin = ROUTES.find((other) => other.name === route.name && other.language === language)
  const words = Object.entries(route.words ?? {}).map(([name, own]) => {
    const word = params[name] ?? ''
    return [name, twin?.words?.[name]?.[own.indexOf(word)] ?? word]
  })
  return { ...params, ...Object.fromEntries(words) }
}

function fits({ words = {} }: Route, params: Readonly<Record<string, string>>): boolean {
  return Object.entries(words).every(([name, values]) => values.includes(params[name] ?? ''))
}

/** `pathOf('offers.offer', 'pl', { slugged: '…' })`. @throws RangeError for an unknown name or a missing parameter */
export function pathOf(name: string, language: PageLanguage, params: Readonly<Record<string, string>> = {}): string {
  const route = ROUTES.find((r) => r.name === name && (r.language === undefined || r.language === language))
  if (route === undefined) throw new RangeError(`there is no page ${name}`)
  return route.path.replace(/:([a-z_]+)/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined) throw new RangeError(`the page ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null
  const params: Record<string, string> = {}
  for (const [i, expected] of pattern.entries()) {
    const actual = path[i] ?? ''
    if (!expected.startsWith(':')) {
      if (expected !== actual) return null
      continue
    }
    const decoded = decode(actual)
    if (decoded === null) return null
    params[expected.slice(1)] = decoded
  }
  return params
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

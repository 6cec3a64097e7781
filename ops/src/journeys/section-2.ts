import type { Page } from '@playwright/test'

/** Who may see a page, and how it is framed (section 2). */
export interface SpecifiedRoute {
  /** As the specification writes it; `{…}` is a parameter. */
  readonly path: string
  readonly gate: 'public' | 'user' | 'teacher' | 'admin'
  readonly layout: 'standard' | 'admin' | 'bare'
  /** What stands in place of the parameter. Without one the address names nothing, and the page is the 404 page. */
  readonly of?: 'offer' | 'teacher' | 'own offer' | 'availability'
  /** What the page says instead of the 404 page's words, where it knows better what is missing. */
  readonly lost?: string
  /** It may be the own one of who is logged in, which their page alone can know: the server says 404 to visitors. */
  readonly mayBeOwn?: boolean
  /** Where the address leads to for good. */
  readonly leadsTo?: string
}

type Rest = Partial<Pick<SpecifiedRoute, 'layout' | 'of' | 'lost' | 'mayBeOwn' | 'leadsTo'>>

function routes(gate: SpecifiedRoute['gate'], paths: string, rest: Rest = {}): readonly SpecifiedRoute[] {
  return paths.split(' ').map((path) => ({ path, gate, layout: 'standard', ...rest }))
}

/**
 * Every route of the specification's section 2, written out from there and not from the code, so that one that is
 * missing is seen. Gates are those of NAV-03.
 */
export const SECTION_2: readonly SpecifiedRoute[] = [
  // Public and account
  ...routes('public', '/ /signup /contact /faq-and-help /cookies /privacy /terms-and-rules /teachers /_translations'),
  ...routes('public', '/teachers/{id}', { of: 'teacher' }),
  ...routes('user', '/dashboard /profile /start-teaching /settings /chats /notifications /payments /dev-board /dream'),
  ...routes('teacher', '/promotions /students'),
  // Offers
  ...routes('public', '/korepetycje /offers'),
  ...routes('public', '/korepetycje/{id}-{slug} /offers/{id}-{slug}', { of: 'offer' }),
  ...routes('teacher', '/create-offer /create-promotion /my-offers /availability'),
  ...routes('teacher', '/my-offers/{id}/edit /my-offers/{id}/preview', { of: 'own offer' }),
  ...routes('teacher', '/availability/{id}', { of: 'availability' }),
  // Topics and lessons
  ...routes('teacher', '/my-topics /my-topics/{id} /teacher/lessons /teacher/orders'),
  ...routes('user', '/lessons /lessons/{id} /student/lessons /student/orders /calendar'),
  // Quizzes
  ...routes('public', '/quizes /quizes/history /quizes/random-quiz-generator /quiz-rankings'),
  ...routes('public', '/quiz/{id}-{slug}', { mayBeOwn: true }),
  ...routes('public', '/quiz/{id}-{slug}/play', { layout: 'bare' }),
  ...routes('public', '/quiz-room/{token}', { layout: 'bare', lost: 'Nie znaleziono pokoju' }),
  ...routes('user', '/my-quizes /my-quizes/{id} /quizes/create /quizes/{id}/edit /quiz/{id}-{slug}/panel'),
  ...routes('user', '/quizes/my', { leadsTo: '/my-quizes' }),
  // Games
  ...routes('public', '/games /games/{id}'),
  // Side menu
  ...routes('teacher', '/teaching-settings'),
  ...routes('user', '/locker'),
  // Admin area
  ...routes('public', '/adminero/login', { layout: 'bare' }),
  ...routes(
    'admin',
    '/adminero /adminero/account /adminero/users /adminero/offer-requests /adminero/exercises /adminero/quizes-panel ' +
      '/adminero/quiz-questions /adminero/quiz-questions-generator /adminero/comments /adminero/crons /adminero/dev-tasks ' +
      '/adminero/background-jobs /adminero/teacher-requests /adminero/sent-emails /adminero/community-ideas ' +
      '/adminero/community-opinions',
    { layout: 'admin' },
  ),
]

/** An id of the right form that nothing has. */
const NOTHING = '0'.repeat(26)

/**
 * Fills the parameters with what the demonstration has, asked for as the teacher of it where it is the teacher's own.
 */
export async function addressesOf(page: Page): Promise<(route: SpecifiedRoute) => string> {
  const get = async (path: string) => ((await (await page.request.get(path)).json()) as { data: readonly Row[] }).data
  const [offers, own, groups] = [
    await get('/api/offers'),
    await get('/api/my-offers'),
    await get('/api/availability/groups'),
  ]
  const [offer] = offers
  if (offer === undefined) throw new Error('the demonstration has no offer')
  const found: Readonly<Record<NonNullable<SpecifiedRoute['of']>, string>> = {
    offer: offer.id,
    teacher: offer.teacher?.id ?? NOTHING,
    'own offer': own[0]?.id ?? NOTHING,
    availability: groups[0]?.id ?? NOTHING,
  }
  return ({ path, of }) =>
    path
      .replace('{id}', of === undefined ? NOTHING : found[of])
      .replace('{slug}', of === 'offer' ? offer.slug : 'nothing')
      .replace('{token}', 'nothing')
}

interface Row {
  readonly id: string
  readonly slug: string
  readonly teacher?: { readonly id: string }
}

/** Whether the address names a thing that there is not. */
export function namesNothing({ path, of }: SpecifiedRoute): boolean {
  return path.includes('{') && of === undefined
}

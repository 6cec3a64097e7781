import { subjectById } from '@kredka/contracts/data/subjects'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { type Head, notFoundHead, type PageLanguage } from '@kredka/contracts/kernel/head'
import { pageTitle, type TitleId } from '@kredka/contracts/kernel/page-titles'
import { type PageName, pathOf } from '@kredka/contracts/kernel/routes'
import { splitSlug } from '@kredka/contracts/kernel/slug'
import { getQuiz } from '@kredka/contracts/quizzes/endpoints'
import type { QuizView } from '@kredka/contracts/quizzes/views'
import { breadcrumbs } from '../kernel/breadcrumbs.ts'
import { type PageHead, type PageRequest, paragraphsOf } from '../kernel/page.ts'

const DESCRIPTION = 160
const ID = /^[0-9a-hjkmnp-tv-z]{26}$/

/**
 * A quiz for search engines and for those who share its address (NAV-05): what is not listed is nothing to a visitor,
 * and may be the own quiz of somebody who is logged in.
 */
const quizHead: PageHead = {
  route: 'quizzes.quiz',
  // whose it is, and what they have finished of it
  isPersonal: 'of a user',
  async load(page) {
    const { id, slug } = splitSlug(page.params.slugged ?? '')
    if (!ID.test(id)) return notFoundHead(page.language)
    const quiz = await page.ask(getQuiz, { id })
    if (isRejection(quiz)) return page.isLoggedIn ? ownHead('quiz', page.language) : notFoundHead(page.language)
    const path = pathOf('quizzes.quiz', page.language, { slugged: `${quiz.id}-${quiz.slug}` })
    return { ...headOf(quiz, page, path), ...(slug === quiz.slug ? {} : { redirect: path }) }
  },
}

/** What somebody does with a quiz is no search engine’s; without an attempt there is nothing to play. */
function attemptHead(route: PageName, title: TitleId): PageHead {
  return {
    route,
    load: async ({ query, language }) => {
      if (!ID.test(query.get('attempt') ?? '')) return notFoundHead(language)
      return ownHead(title, language)
    },
  }
}

export const quizHeads: readonly PageHead[] = [
  quizHead,
  attemptHead('attempts.play', 'quiz_play'),
  attemptHead('attempts.replay', 'quiz_replay'),
]

function ownHead(title: TitleId, language: PageLanguage): Head {
  return { status: 200, title: pageTitle(title, language).title, indexed: false }
}

function headOf(quiz: QuizView, page: PageRequest, path: string): Head {
  const address = (language: 'pl' | 'en') => pathOf('quizzes.quiz', language, { slugged: `${quiz.id}-${quiz.slug}` })
  const list = pathOf('quizzes.browse', page.language)
  return {
    status: 200,
    title: quiz.title,
    description: quiz.description.replace(/\s+/g, ' ').slice(0, DESCRIPTION),
    canonical: path,
    alternates: { pl: address('pl'), en: address('en') },
    shared: {
      about: ['Quiz', subjectById(quiz.subject_id)?.[page.language]].filter(Boolean).join(' · '),
      heading: quiz.title,
      lines: [quiz.description, quiz.author.name ?? ''].filter(Boolean),
    },
    opening: { heading: quiz.title, paragraphs: paragraphsOf(quiz.description) },
    json_ld: [
      {
        '@context': 'https://schema.org',
        '@type': 'Quiz',
        name: quiz.title,
        about: quiz.subject_id,
        inLanguage: quiz.language,
        url: page.url(path),
      },
      breadcrumbs(page.url, [[pageTitle('quizes', page.language).title, list], [quiz.title]]),
    ],
  }
}

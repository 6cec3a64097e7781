import { getOpinionSummary } from '@kredka/contracts/community/endpoints'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { OPERATOR, SERVICE_NAME } from '@kredka/contracts/legal/operator'
import { getOverview } from '@kredka/contracts/offers/endpoints'
import { LANDING_WORDS } from '@kredka/contracts/offers/landing-words'
import { listQuizzes } from '@kredka/contracts/quizzes/endpoints'
import { quizzesToTry } from '@kredka/contracts/quizzes/to-try'
import type { PageHead } from '../kernel/page.ts'

/**
 * The landing page comes with its figures and cards, so that the first screen asks for nothing (NAV-08), and tells
 * search engines whose site this is and how to search it (NAV-05).
 */
export const landingHead: PageHead = {
  route: 'landing',
  async load({ ask, url, language }) {
    const quizzes = ask(listQuizzes, quizzesToTry(language))
    await Promise.all([ask(getOverview, {}), ask(getOpinionSummary, {}), quizzes])
    const home = url(pathOf('landing', language))
    const { heading, about } = LANDING_WORDS[language]
    const search = url(pathOf('offers.search', language))
    return {
      status: 200,
      title: pageTitle('landing', language).title,
      opening: { heading, paragraphs: [about], hero: true },
      json_ld: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: SERVICE_NAME,
          url: home,
          inLanguage: language,
          publisher: {
            '@type': 'Organization',
            name: OPERATOR.name ?? SERVICE_NAME,
            url: home,
            logo: url('/favicon.svg'),
          },
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    }
  },
}

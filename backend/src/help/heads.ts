import { getFaq } from '@kredka/contracts/help/endpoints'
import { isRejection } from '@kredka/contracts/kernel/errors'
import { pageTitle } from '@kredka/contracts/kernel/page-titles'
import { parseRichText, plainRichText } from '@kredka/contracts/kernel/rich-text'
import { pathOf } from '@kredka/contracts/kernel/routes'
import type { PageHead } from '../kernel/page.ts'

/** The help with its questions as search engines read them (NAV-05); the answers come with the HTML. */
export const helpHead: PageHead = {
  route: 'help',
  async load(page) {
    const groups = await page.ask(getFaq, { language: page.language })
    const items = (isRejection(groups) ? [] : groups.flatMap((group) => group.items)).map(({ answer, ...item }) => ({
      ...item,
      answer: plainRichText(parseRichText(answer)),
    }))
    const path = pathOf('help', page.language)
    const { title } = pageTitle('help', page.language)
    return {
      status: 200,
      title,
      canonical: path,
      opening: { heading: title, paragraphs: items.map(({ question, answer }) => `${question}\n${answer}`) },
      ...(items.length === 0
        ? {}
        : {
            json_ld: [
              {
                '@context': 'https://schema.org',
                '@type': 'FAQPage',
                inLanguage: page.language,
                url: page.url(path),
                mainEntity: items.map(({ id, question, answer }) => ({
                  '@type': 'Question',
                  name: question,
                  url: page.url(`${path}#${id}`),
                  acceptedAnswer: { '@type': 'Answer', text: answer },
                })),
              },
            ],
          }),
    }
  },
}

export const contactHead: PageHead = {
  route: 'contact',
  load: (page) => {
    const { title, description = '' } = pageTitle('contact', page.language)
    const path = pathOf('contact', page.language)
    const json_ld = { '@context': 'https://schema.org', '@type': 'ContactPage', name: title, url: page.url(path) }
    return Promise.resolve({ status: 200, title, description, canonical: path, json_ld: [json_ld] })
  },
}

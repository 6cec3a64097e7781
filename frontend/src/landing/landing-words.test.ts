import { LANDING_WORDS } from '@kredka/contracts/offers/landing-words'
import { textsIn } from '../i18n/testing/texts-in.ts'

test.each(['pl', 'en'] as const)(
  'NAV-05 the HTML of the landing page begins with the words of the page: %s',
  (language) => {
    const texts = textsIn(language)
    expect(LANDING_WORDS[language]).toEqual({
      heading: texts['landing.title']?.replace(/<[^>]+>/g, ''),
      about: texts['landing.about'],
    })
  },
)

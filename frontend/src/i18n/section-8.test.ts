import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ERROR_CODES } from '@kredka/contracts/kernel/errors'
import { type Language, textFiles } from '../../build/texts.ts'

const SOURCE = join(fileURLToPath(import.meta.url), '../..')

function textsIn(language: Language): Readonly<Record<string, string>> {
  return Object.assign({}, ...textFiles(SOURCE, language).map(({ texts }) => texts))
}

const TEXTS = { pl: textsIn('pl'), en: textsIn('en') }
const CODE = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((file) => !/\.test\.|testing\//.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n')

/** Messages of the specification's section 8 (and 2, 4, 5) whose words it gives, in the language it gives them in. */
const SPELLED: readonly (readonly [Language, string])[] = [
  ['pl', 'Błędny e-mail lub hasło'],
  ['pl', 'To pole jest wymagane'],
  ['en', 'This field is required'],
  ['en', 'Something went wrong'],
  ['en', 'Your token expired. Please, request a new one'],
  ['en', 'Back to start'],
  ['en', 'Successfully subscribed to the newsletter'],
  ['en', 'Subscribing to the newsletter failed'],
  ['en', 'Sign up failed.'],
  ['en', 'Something is wrong, sorry.'],
  ['en', 'No records found'],
  ['en', 'Not found'],
  ['en', 'Loading...'],
  ['en', 'No results for {query}'],
  ['en', 'No results found'],
  ['en', 'Choose option'],
  ['en', 'Page not found'],
  ['en', 'Not your turn for sending a message'],
  ['en', 'The tutor will respond as soon as possible'],
  ['en', "You can't message yourself"],
  ['en', 'You need to log in before sending a message'],
  ['en', 'Logging in'],
  ['en', 'Write message'],
  ['en', 'Start teaching'],
  ['en', 'Prev page'],
  ['en', 'Next page'],
  ['en', 'Search offers'],
  ['en', 'Add offer'],
  ['en', 'Log in to see more'],
  ['en', 'Go to log in'],
  ['pl', 'Zmieniono status'],
  ['pl', 'Błąd przy zmianie statusu'],
]

test.each(SPELLED)(
  'I18-01 section 8 in %s: “%s” is there, in the other language too, and something shows it',
  (language, words) => {
    const ids = Object.keys(TEXTS[language]).filter((id) => TEXTS[language][id] === words)
    expect(ids).not.toEqual([])
    const other = language === 'pl' ? 'en' : 'pl'
    for (const id of ids) expect(TEXTS[other][id] ?? '').not.toBe('')
    // Texts of codes are asked for by the code.
    expect(ids.filter((id) => id.startsWith('errors.') || CODE.includes(`'${id}'`))).not.toEqual([])
  },
)

/** Messages that section 8 names without their words. Quizzes and games bring theirs along. */
const NAMED: Readonly<Record<string, string>> = {
  'registration error': 'accounts.signup_failed',
  'failed order': 'orders.send_failed',
  'failed offer creation': 'own_offers.create_failed',
  'calendar loading error': 'calendar.load_failed',
  'no phone number available': 'orders.no_phone',
  'offer not found': 'errors.OFFER_NOT_FOUND',
  'expired token': 'errors.REQUEST_EXPIRED',
  'QR code failure': 'quiz_rooms.qr_failed',
  'failed room join': 'quiz_rooms.join_failed',
  'room not found': 'errors.QUIZ_ROOM_NOT_FOUND',
}

test.each(Object.entries(NAMED))('I18-01 section 8: %s is said in both languages, and something shows it', (_, id) => {
  expect([TEXTS.pl[id] ?? '', TEXTS.en[id] ?? '']).not.toContain('')
  expect(TEXTS.pl[id]).not.toBe(TEXTS.en[id])
  expect(id.startsWith('errors.') || CODE.includes(`'${id}'`)).toBe(true)
})

test('I18-01 API-03 every code of an error has its text in both languages, and they differ from the code', () => {
  const bare = ERROR_CODES.filter((code) =>
    (['pl', 'en'] as const).some((language) => {
      const words = TEXTS[language][`errors.${code}`] ?? ''
      return words === '' || words.includes(code)
    }),
  )
  expect(bare).toEqual([])
})

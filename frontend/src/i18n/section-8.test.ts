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

/** Messages of the specification's section 8 (and 5) whose words it gives, in the language it gives them in. Chat has its own with CHT-01. */
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

test('I18-01 API-03 every code of an error has its text in both languages, and they differ from the code', () => {
  const bare = ERROR_CODES.filter((code) =>
    (['pl', 'en'] as const).some((language) => {
      const words = TEXTS[language][`errors.${code}`] ?? ''
      return words === '' || words.includes(code)
    }),
  )
  expect(bare).toEqual([])
})

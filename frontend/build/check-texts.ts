import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ERROR_CODES } from '@kredka/contracts/kernel/errors'
import { MAIL_TEMPLATES } from '@kredka/contracts/mail/templates'
import { SENT_TYPES } from '@kredka/contracts/notifications/types'
import { extractIds, type Source } from './formatjs.ts'
import { isUsed, usesIn, withoutComments } from './text-uses.ts'
import { LANGUAGES, parseText, textFiles, variablesOf } from './texts.ts'

/** What the check knows: texts per language and the code that uses them. */
export interface TextsToCheck {
  readonly texts: Readonly<Record<(typeof LANGUAGES)[number], Readonly<Record<string, string>>>>
  /** The code of the pages. */
  readonly sources: readonly Source[]
  /** Ids that must exist because something other than code names them. */
  readonly required: readonly string[]
}

/** I18-01: what is wrong with the texts, one line each; nothing when all is well. */
export function textFaults({ texts, sources, required }: TextsToCheck): readonly string[] {
  const used = usesIn(withoutComments(sources.map(({ code }) => code).join('\n')))
  const ids = [...new Set([...Object.keys(texts.pl), ...Object.keys(texts.en)])].sort()
  return [
    ...ids.flatMap((id) => LANGUAGES.filter((l) => texts[l][id] === undefined).map((l) => `${id} is missing in ${l}`)),
    ...[...new Set([...extractIds(sources), ...required])]
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is used but exists in neither language`),
    ...ids.filter((id) => !isUsed(id, used) && !required.includes(id)).map((id) => `${id} is used nowhere`),
    ...ids.flatMap((id) => variableFaults(id, texts.pl[id], texts.en[id])),
  ]
}

function variableFaults(id: string, pl: string | undefined, en: string | undefined): readonly string[] {
  if (pl === undefined || en === undefined) return []
  try {
    const [one, other] = [pl, en].map((text) => variablesOf(parseText(id, text)).join(', '))
    return one === other ? [] : [`${id} has other variables in pl (${one}) than in en (${other})`]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

const LOCAL_ERRORS = ['OFFLINE', 'TIMEOUT', 'UNREADABLE']

/** Texts and sources below a folder as they lie there. @throws Error for an id that two files define */
function textsOf(source: string, required: readonly string[]): TextsToCheck {
  const read = (language: (typeof LANGUAGES)[number]) => {
    const texts: Record<string, string> = {}
    for (const file of textFiles(source, language)) {
      for (const [id, text] of Object.entries(file.texts)) {
        if (texts[id] !== undefined) throw new Error(`${id} is defined twice, the second time in ${file.file}`)
        texts[id] = text
      }
    }
    return texts
  }
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file))
  return {
    texts: { pl: read('pl'), en: read('en') },
    sources: files.map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') })),
    required,
  }
}

/** The texts of the pages, and those that the server itself says, in mails and on devices. */
export function allTexts(root: string): Readonly<Record<'pages' | 'server', TextsToCheck>> {
  const errors = [...ERROR_CODES, ...LOCAL_ERRORS].map((code) => `errors.${code}`)
  const heads = MAIL_TEMPLATES.flatMap((name) =>
    ['subject', 'preview', 'title', 'why'].map((part) => `${name}.${part}`),
  )
  return {
    pages: textsOf(join(root, 'frontend/src'), errors),
    server: textsOf(join(root, 'backend/src'), [...heads, ...SENT_TYPES.map((type) => `${type}.push`)]),
  }
}

if (import.meta.main) {
  for (const [whose, checked] of Object.entries(allTexts(join(import.meta.dirname, '../..')))) {
    const faults = textFaults(checked)
    for (const fault of faults) console.error(fault)
    console.log(`${whose}: ${Object.keys(checked.texts.pl).length} texts, ${faults.length} faults`)
    if (faults.length > 0) process.exitCode = 1
  }
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { compileFiles } from './formatjs.ts'

export const LANGUAGES = ['pl', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Texts of one file: id → ICU message. */
export interface TextFile {
  readonly file: string
  readonly texts: Readonly<Record<string, string>>
}

/** Every `*.pl.json` or `*.en.json` under `src`, one per module, in a stable order. */
export function textFiles(source: string, language: Language): readonly TextFile[] {
  return globSync(`**/*.${language}.json`, { cwd: source })
    .sort()
    .map((name) => {
      const file = join(source, name)
      return { file, texts: JSON.parse(readFileSync(file, 'utf8')) as Record<string, string> }
    })
}

/**
 * A plain text is a string (the browser wraps it), anything with variables, plurals or tags what `formatjs` made of it.
 */
export type CompiledText = string | readonly MessageFormatElement[]

/** All texts of a language, compiled, by id. @throws Error for a message that ICU does not accept */
export function compileTexts(source: string, language: Language): Readonly<Record<string, CompiledText>> {
  const compiled = compileFiles(textFiles(source, language).map(({ file }) => file))
  return Object.fromEntries(Object.entries(compiled).map(([id, elements]) => [id, shorten(elements)]))
}

function shorten(elements: readonly MessageFormatElement[]): CompiledText {
  const [only] = elements
  if (only === undefined) return ''
  return elements.length === 1 && only.type === TYPE.literal ? only.value : elements
}

/** @throws SyntaxError that names the id, for a message ICU does not accept */
export function parseText(id: string, message: string): MessageFormatElement[] {
  try {
    return parse(message, { captureLocation: false })
  } catch (error) {
    throw new SyntaxError(`${id}: ${error instanceof Error ? error.message : String(error)} in “${message}”`)
  }
}

/** Names of the variables and tags of a message, sorted: both languages must agree on them. */
export function variablesOf(elements: readonly MessageFormatElement[]): readonly string[] {
  const names = new Set<string>()
  collect(elements, names)
  return [...names].sort()
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value)
    if (element.type === TYPE.tag) collect(element.children, names)
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) collect(option.value, names)
    }
  }
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

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

/** A plain text stays a string (the browser wraps it); anything with variables, plurals or tags is parsed here. */
export type CompiledText = string | readonly MessageFormatElement[]

/** @throws SyntaxError that names the id, for a message ICU does not accept */
export function compileText(id: string, message: string): CompiledText {
  const parsed = parseText(id, message)
  const [only] = parsed
  if (parsed.length === 0) return ''
  return parsed.length === 1 && only?.type === TYPE.literal ? only.value : parsed
}

export function parseText(id: string, message: string): MessageFormatElement[] {
  try {
    return parse(message, { captureLocation: false })
  } catch (error) {
    throw new SyntaxError(`${id}: ${error instanceof Error ? error.message : String(error)} in “${message}”`)
  }
}

export function compileTexts(files: readonly TextFile[]): Record<string, CompiledText> {
  return Object.fromEntries(
    files.flatMap(({ texts }) => Object.entries(texts).map(([id, message]) => [id, compileText(id, message)])),
  )
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

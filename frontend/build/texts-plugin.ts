import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compileTexts, LANGUAGES, textFiles } from './texts.ts'

const PREFIX = 'virtual:texts/'

/**
 * `import('virtual:texts/pl')`: the texts of all modules in one language, compiled, as a chunk of its own. The build also leaves them as
 * `texts.pl.json`, for `GET /translations/load`.
 */
export function textsPlugin(): Plugin {
  const source = join(import.meta.dirname, '../src')
  return {
    name: 'kredka:texts',
    resolveId: (name) => (name.startsWith(PREFIX) ? `\0${name}` : null),
    load(id) {
      const language = LANGUAGES.find((known) => id === `\0${PREFIX}${known}`)
      if (language === undefined) return null
      const files = textFiles(source, language)
      for (const { file } of files) this.addWatchFile(file)
      // A JSON string parses faster than the same object as code.
      return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(compileTexts(files)))})`
    },
    generateBundle() {
      for (const language of LANGUAGES) {
        const texts = Object.assign({}, ...textFiles(source, language).map((file) => file.texts))
        this.emitFile({ type: 'asset', fileName: `texts.${language}.json`, source: JSON.stringify(texts) })
      }
    },
  }
}

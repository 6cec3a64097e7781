import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXAMPLE_QUESTIONS } from '@kredka/contracts/analysis/examples'
import { ROOT } from '../terminal/root.ts'

const DOCUMENT = join(ROOT, 'ops/docs/analysts.md')

export const readAnalysts = () => readFileSync(DOCUMENT, 'utf8')

/** The document with the SQL of each example below its heading. @throws where it has no such heading or block */
export function withQuestions(document: string): string {
  return EXAMPLE_QUESTIONS.reduce((text, { title, sql }) => {
    const from = text.indexOf(`\n### ${title.en}\n`)
    const block = /```sql\n[\s\S]*?```/.exec(text.slice(from + 1))
    const next = text.indexOf('\n### ', from + 1)
    if (from < 0 || block === null || (next > 0 && from + 1 + block.index > next)) {
      throw new Error(`ops/docs/analysts.md has no place for the SQL of "${title.en}"`)
    }
    const at = from + 1 + block.index
    return `${text.slice(0, at)}\`\`\`sql\n${sql}\n\`\`\`${text.slice(at + block[0].length)}`
  }, document)
}

export function writeQuestions(): void {
  writeFileSync(DOCUMENT, withQuestions(readAnalysts()))
}

import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { DuckDBConnection } from '@duckdb/node-api'
import { describe } from '../../terminal/run-main.ts'
import { ask } from './ask.ts'
import { tableOf } from './print.ts'

const READY = 'events> '
const HELP = `A question ends with a semicolon: select type, count(*) from events group by all order by 2 desc;
.views [word]   the views whose names hold the word: events, people, and one for each type of event
.quit           or Ctrl-D: leave`

/** Where questions come from and answers go: the terminal, or a test. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable
  readonly isTTY: boolean
}

const standard = (): Terminal => ({ input: process.stdin, output: process.stdout, isTTY: process.stdin.isTTY })

/** Answers one question after another. A wrong one is told what is wrong with it, and the next may come. */
export async function prompt(
  connection: DuckDBConnection,
  signal: AbortSignal,
  { input, output, isTTY }: Terminal = standard(),
): Promise<number> {
  const lines = createInterface({
    input,
    output: isTTY ? output : undefined,
    terminal: isTTY,
    signal,
  })
  const next = (text: string) => {
    lines.setPrompt(text)
    if (!isEnded) lines.prompt()
  }
  let isEnded = false
  lines.once('close', () => {
    isEnded = true
  })
  if (isTTY) output.write(`${HELP}\n`)
  next(READY)
  let begun = ''
  for await (const line of lines) {
    if (begun === '' && line.trim() === '.quit') break
    begun += `${line}\n`
    const asked = begun.trim()
    if (asked === '' || asked.startsWith('.') || asked.endsWith(';')) {
      begun = ''
      if (asked !== '') output.write(`${await answer(connection, asked)}\n`)
    }
    next(begun === '' ? READY : '   ...> ')
  }
  lines.close()
  return 0
}

async function answer(connection: DuckDBConnection, asked: string): Promise<string> {
  const [command = '', word = ''] = asked.split(/\s+/)
  try {
    if (command === '.views') return await tableOf(await ask(connection, viewsLike(word)))
    if (command.startsWith('.')) return HELP
    return await tableOf(await ask(connection, asked))
  } catch (error) {
    return describe(error)
  }
}

function viewsLike(word: string): string {
  const letters = word.replaceAll(/\W/g, '')
  return `SELECT table_name AS view, string_agg(column_name, ', ' ORDER BY ordinal_position) AS columns
    FROM information_schema.columns WHERE table_name ILIKE '%${letters}%' GROUP BY 1 ORDER BY 1`
}

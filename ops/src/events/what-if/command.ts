import { pipeline } from 'node:stream/promises'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { RANKING, type RankingFact, type RankingWeights } from '@kredka/contracts/offers/ranking'
import { ANSWER_BEFORE_MS, ANSWER_MS } from '@kredka/contracts/orders/rules'
import { type ArgumentsOf, type Command, type Part, part, runOneOf } from '../../terminal/command.ts'
import { progress } from '../../terminal/progress.ts'
import { Refusal } from '../../terminal/run-main.ts'
import { assertFree, writeWhole } from '../../terminal/whole-file.ts'
import { instantOf } from '../filter.ts'
import type { Answer } from '../sql/ask.ts'
import { csvOf, tableOf } from '../sql/print.ts'
import { askRanking, askRule } from './answers.ts'
import type { AskOptions } from './ask-options.ts'
import { expiryRule } from './expiry.ts'
import { loadRule, ownRule } from './load-rule.ts'

const SHARED = {
  until: { type: 'string', value: 'time', says: 'leave out what came later: 2026-03-01 or 2026-03-01T12:00:00Z' },
  csv: { type: 'boolean', says: 'the answer as CSV' },
  out: { type: 'string', value: 'file', says: 'the answer into this file' },
  force: { type: 'boolean', says: 'write the file anew where there is one' },
} as const
const OVER = { type: 'string', value: 'export', says: 'over this export, not the log' } as const

const RULE = {
  name: 'events -- what-if rule',
  says: 'What a rule of your own would have decided, beside what was decided.',
  options: { with: { type: 'string', value: 'rule.ts', required: true, says: 'the rule' }, over: OVER, ...SHARED },
} as const satisfies Command

const EXPIRY = {
  name: 'events -- what-if expiry',
  says: 'Which orders would have expired with other times to answer.',
  options: {
    within: { type: 'string', value: 'hours', says: 'how long a teacher may take to answer' },
    before: { type: 'string', value: 'hours', says: 'how long before the lesson it ends at the latest' },
    over: OVER,
    ...SHARED,
  },
} as const satisfies Command

const RANKING_COMMAND = {
  name: 'events -- what-if ranking',
  says: 'What the search would have shown with other weights.',
  options: {
    weight: { type: 'string', value: 'fact=points', multiple: true, says: 'what a fact is worth' },
    subject: { type: 'string', value: 'S', says: 'only of this subject' },
    city: { type: 'string', value: 'C', says: 'only in this city' },
    level: { type: 'string', value: 'L', says: 'only at this level' },
    top: { type: 'string', value: 'n', default: '20', says: 'how many of the first' },
    ...SHARED,
  },
} as const satisfies Command

/** A question that is understood: what is left is to read the log. */
type Question = (options: AskOptions) => Promise<Answer>

interface Understood {
  readonly ask: Question
  readonly values: Shown & { readonly until?: string; readonly force: boolean }
}

const PARTS: Readonly<Record<string, Part>> = {
  rule: part(RULE, (given, signal) => answer(understandRule(given), signal)),
  expiry: part(EXPIRY, (given, signal) => answer(understandExpiry(given), signal)),
  ranking: part(RANKING_COMMAND, (given, signal) => answer(understandRanking(given), signal)),
}

/** `npm run events -- what-if`: what another rule would have made of what happened, beside what was (ANA-02). */
export const WHAT_IF: Part = {
  use: Object.values(PARTS).flatMap(({ use }) => use),
  run: (args, signal) => runOneOf(PARTS, args, signal),
}

async function answer({ ask, values }: Understood, signal: AbortSignal): Promise<number> {
  if (values.out !== undefined) assertFree(values.out, values.force)
  const until = instantOf('until', values.until, Number.POSITIVE_INFINITY)
  const bar = progress('Asking', 'events', 0, process.stderr)
  const found = await ask({ until, signal, onProgress: (read) => bar.set(read) })
  bar.end()
  if (signal.aborted) return 1
  await give(found, values)
  return 0
}

function understandRule({ values }: ArgumentsOf<typeof RULE>): Understood {
  return { values, ask: async (asked) => askRule(await loadRule(values.with), values.over, asked) }
}

function understandExpiry({ values }: ArgumentsOf<typeof EXPIRY>): Understood {
  const rule = expiryRule({
    within: hoursOf('within', values.within, ANSWER_MS),
    before: hoursOf('before', values.before, ANSWER_BEFORE_MS),
  })
  return { values, ask: (asked) => askRule(ownRule('what-if expiry', rule), values.over, asked) }
}

function understandRanking({ values }: ArgumentsOf<typeof RANKING_COMMAND>): Understood {
  const weights = weightsOf(values.weight)
  const top = numberOf('top', values.top)
  return { values, ask: (asked) => askRanking(weights, values, top, asked) }
}

/** @returns milliseconds @throws Refusal */
function hoursOf(option: string, text: string | undefined, otherwise: number): number {
  return text === undefined ? otherwise : numberOf(option, text) * HOUR
}

function weightsOf(texts: readonly string[]): RankingWeights {
  const facts = Object.keys(RANKING)
  const given = texts.map((text): readonly [string, number] => {
    const [fact = '', points = ''] = text.split('=')
    if (!isFact(fact)) throw new Refusal(`--weight knows ${facts.join(', ')}, and not '${fact}'.`)
    return [fact, numberOf('weight', points)]
  })
  return { ...RANKING, ...Object.fromEntries(given) }
}

const isFact = (text: string): text is RankingFact => Object.hasOwn(RANKING, text)

function numberOf(option: string, text: string): number {
  if (/^\d{1,4}(?:\.\d+)?$/.test(text)) return Number(text)
  throw new Refusal(`--${option} takes a number from 0 to 9999, not '${text}'.`)
}

interface Shown {
  readonly csv: boolean
  readonly out?: string
}

async function give(answer: Answer, { csv, out }: Shown): Promise<void> {
  if (out !== undefined) {
    await writeWhole(out, async (_, file) => {
      if (!csv) return file.writeFile(`${await tableOf(answer)}\n`)
      for await (const text of csvOf(answer)) await file.writeFile(text)
    })
  } else if (csv) await pipeline(csvOf(answer), process.stdout, { end: false })
  else console.log(await tableOf(answer))
}

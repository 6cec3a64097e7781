import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { HOUR } from '@kredka/contracts/kernel/durations'
import { RANKING, type RankingFact, type RankingWeights } from '@kredka/contracts/offers/ranking'
import { ANSWER_BEFORE_MS, ANSWER_MS } from '@kredka/contracts/orders/rules'
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

export const WHAT_IF_USE = `npm run events -- what-if rule --with rule.ts [--over export.ndjson]
     npm run events -- what-if expiry [--within hours] [--before hours] [--over export.ndjson]
     npm run events -- what-if ranking [--weight fact=points …] [--subject S] [--city C] [--level L] [--top n]
                                     each with [--until time] [--csv] [--out file [--force]]`

const SHARED = {
  until: { type: 'string' },
  csv: { type: 'boolean', default: false },
  out: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const

/** A question that is understood: what is left is to read the log. */
type Question = (options: AskOptions) => Promise<Answer>

interface Understood {
  readonly ask: Question
  readonly values: Shown & { readonly until?: string; readonly force: boolean }
}

/** `npm run events -- what-if`: what another rule would have made of what happened, beside what was (ANA-02). */
export async function whatIf(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { ask, values } = understand(args)
  if (values.out !== undefined) assertFree(values.out, values.force)
  const until = instantOf('until', values.until, Number.POSITIVE_INFINITY)
  const bar = progress('Asking', 'events', 0, process.stderr)
  const answer = await ask({ until, signal, onProgress: (read) => bar.set(read) })
  bar.end()
  if (signal.aborted) return 1
  await give(answer, values)
  return 0
}

function understand([what, ...args]: readonly string[]): Understood {
  if (what === 'rule') return understandRule(args)
  if (what === 'expiry') return understandExpiry(args)
  if (what === 'ranking') return understandRanking(args)
  throw new Refusal(`Use: ${WHAT_IF_USE}`)
}

function understandRule(args: string[]): Understood {
  const options = { ...SHARED, with: { type: 'string' }, over: { type: 'string' } } as const
  const { values } = parseArgs({ args, options })
  const path = values.with
  if (path === undefined) throw new Refusal(`Use: ${WHAT_IF_USE}`)
  return { values, ask: async (asked) => askRule(await loadRule(path), values.over, asked) }
}

function understandExpiry(args: string[]): Understood {
  const hours = { within: { type: 'string' }, before: { type: 'string' } } as const
  const { values } = parseArgs({ args, options: { ...SHARED, ...hours, over: { type: 'string' } } as const })
  const rule = expiryRule({
    within: hoursOf('within', values.within, ANSWER_MS),
    before: hoursOf('before', values.before, ANSWER_BEFORE_MS),
  })
  return { values, ask: (asked) => askRule(ownRule('what-if expiry', rule), values.over, asked) }
}

function understandRanking(args: string[]): Understood {
  const options = {
    ...SHARED,
    weight: { type: 'string', multiple: true },
    subject: { type: 'string' },
    city: { type: 'string' },
    level: { type: 'string' },
    top: { type: 'string', default: '20' },
  } as const
  const { values } = parseArgs({ args, options })
  const weights = weightsOf(values.weight ?? [])
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

import { parseArgs } from 'node:util'
import { isNativeError } from 'node:util/types'
import { Help, Refusal } from './run-main.ts'

/** What a tool takes; help and the refusal of all else come from it. */
export interface Command {
  /** As it is typed behind `npm run`: `backup`, `events -- export`. */
  readonly name: string
  /** What it does, in a sentence or two. */
  readonly says: string
  readonly options?: Options
  /** What may stand there without an option, as help shows it: `name`, `["select …"]`. */
  readonly words?: { readonly use: string; readonly min: number; readonly max: number }
}

type Options = Readonly<Record<string, Option>>

export type Option =
  | { readonly type: 'boolean'; readonly says: string }
  | {
      readonly type: 'string'
      readonly says: string
      /** What stands behind it: `folder`. */
      readonly value: string
      readonly required?: true
      readonly multiple?: true
      readonly default?: string
    }

type Values<O> = { readonly [K in keyof O as IsThere<O[K]> extends true ? K : never]: ValueOf<O[K]> } & {
  readonly [K in keyof O as IsThere<O[K]> extends true ? never : K]?: string
}
type IsThere<O> = O extends
  | { readonly type: 'boolean' }
  | { readonly multiple: true }
  | { readonly required: true }
  | { readonly default: string }
  ? true
  : false
type ValueOf<O> = O extends { readonly type: 'boolean' }
  ? boolean
  : O extends { readonly multiple: true }
    ? readonly string[]
    : string

/** What was typed: the options, and what stood there without one. */
export interface ArgumentsOf<C extends Command> {
  readonly values: Values<C['options'] extends Options ? C['options'] : Record<never, never>>
  readonly words: readonly string[]
}

const WIDTH = 110
const GAP = 3

/**
 * What was typed behind a command.
 * @throws Help where it holds `--help`; Refusal for what the command does not take, and for what it needs
 */
export function readArguments<const C extends Command>(command: C, args: readonly string[]): ArgumentsOf<C> {
  const options = command.options ?? {}
  const { values, positionals } = parse(command, args)
  if (values['help'] === true) throw new Help(helpOf(command))
  const { min = 0, max = 0 } = command.words ?? {}
  const lacks = Object.entries(options).some(([name, option]) => isNeeded(option) && values[name] === undefined)
  if (lacks || positionals.length < min || positionals.length > max) throw new Refusal(`Use: ${useOf(command)}`)
  // The values stand as the options declare them: parse() fills in what was not typed.
  return { values: values as never, words: positionals }
}

function parse({ name, options = {} }: Command, args: readonly string[]) {
  const declared = Object.entries(options).map(([option, it]): [string, ParsedOption] => {
    if (it.type === 'boolean') return [option, { type: 'boolean', default: false }]
    if (it.multiple) return [option, { type: 'string', multiple: true, default: [] }]
    return [option, it.default === undefined ? { type: 'string' } : { type: 'string', default: it.default }]
  })
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries<ParsedOption>([...declared, ['help', { type: 'boolean', short: 'h' }]]),
    })
  } catch (error) {
    if (!isNativeError(error) || !('code' in error) || !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    const [first] = error.message.split('. ')
    throw new Refusal(`${first}. npm run ${beforeOptions(name)} --help says what there is.`)
  }
}

type ParsedOption = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>[string]

const isNeeded = (option: Option) => option.type === 'string' && option.required === true

/** `backup --`, `events -- export`: what comes before the options. */
const beforeOptions = (name: string) => (name.includes(' -- ') ? name : `${name} --`)

/** One line, or more where it is long: `npm run backup -- --to folder [--deletions-only]`. */
export function useOf({ name, options = {}, words }: Command): string {
  const parts = [
    ...(words === undefined ? [] : [words.use]),
    ...Object.entries(options).map(([option, it]) => (isNeeded(it) ? typed(option, it) : `[${typed(option, it)}]`)),
  ]
  const lines = [`npm run ${parts.length === 0 ? name : beforeOptions(name)}`]
  for (const part of parts) {
    const longer = `${lines.at(-1)} ${part}`
    if (longer.length <= WIDTH) lines[lines.length - 1] = longer
    else lines.push(`${' '.repeat(WIDTH / 4)}${part}`)
  }
  return lines.join('\n')
}

function typed(option: string, it: Option): string {
  return it.type === 'boolean' ? `--${option}` : `--${option} ${it.value}${it.multiple ? ' …' : ''}`
}

function helpOf(command: Command): string {
  const rows = Object.entries(command.options ?? {}).map(([name, it]) => [typed(name, it), saidOf(it)] as const)
  const width = Math.max(0, ...rows.map(([left]) => left.length)) + GAP
  const lines = rows.map(([left, says]) => `  ${left.padEnd(width)}${says}`)
  return [useOf(command), '', command.says, ...(lines.length === 0 ? [] : ['', ...lines])].join('\n')
}

function saidOf(it: Option): string {
  return it.type === 'string' && it.default !== undefined ? `${it.says} (otherwise ${it.default})` : it.says
}

/** One of the commands of a tool that has several. */
export interface Part {
  /** How it is typed, a line or more for each way. */
  readonly use: readonly string[]
  run(args: readonly string[], signal: AbortSignal): number | Promise<number>
}

/** A command whose arguments are read before it runs. */
export function part<const C extends Command>(
  command: C,
  run: (given: ArgumentsOf<C>, signal: AbortSignal) => number | Promise<number>,
): Part {
  return { use: [useOf(command)], run: (args, signal) => run(readArguments(command, args), signal) }
}

/**
 * Runs the command that is named first.
 * @throws Help for `--help` alone; Refusal where none of them is named
 */
export async function runOneOf(
  parts: Readonly<Record<string, Part>>,
  [what = '', ...args]: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const part = Object.hasOwn(parts, what) ? parts[what] : undefined
  if (part !== undefined) return part.run(args, signal)
  const uses = `Use: ${Object.values(parts)
    .flatMap(({ use }) => use)
    .join('\n     ')}`
  if (what === '--help' || what === '-h') throw new Help(`${uses}\n\nWith --help behind one of them it says more.`)
  throw new Refusal(uses)
}

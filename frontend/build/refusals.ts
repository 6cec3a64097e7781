import { globSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ErrorTable } from '@kredka/contracts/kernel/declaration'
import { type Endpoint, isEndpoint } from '@kredka/contracts/kernel/endpoints'

const CONTRACTS = join(import.meta.dirname, '../../contracts/src')
/** `import { placeOrder } from '@kredka/contracts/orders/endpoints'`, but for those of types. */
const CALLS = /^import\s(?!type\s)\{([^}]*)\}\sfrom\s'@kredka\/contracts\/([\w-]+)\/(?:[\w-]+-)?endpoints'/gm
const SPEAKS = /\sfrom\s'@kredka\/contracts\/([\w-]+)\/channel'/g

/** Of each module what its calls may answer instead. */
export type Refusals = ReadonlyMap<string, RefusalsOf>

interface RefusalsOf {
  /** Codes that are the module's own. */
  readonly own: readonly string[]
  /** By the name that an endpoint is exported as: codes that it may answer. */
  readonly calls: ReadonlyMap<string, readonly string[]>
}

/** What modules declare, in `errors.ts` and with each endpoint. */
export async function readRefusals(): Promise<Refusals> {
  const files = globSync(['*/errors.ts', '*/endpoints.ts', '*/*-endpoints.ts'], { cwd: CONTRACTS }).filter(
    (file) => !file.startsWith('kernel'),
  )
  const read = await Promise.all(
    files.map(async (file) => {
      const exports: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(CONTRACTS, file)).href)
      return { module: file.split(sep)[0] ?? '', exports: Object.entries(exports), isTable: file.endsWith('errors.ts') }
    }),
  )
  return new Map(
    [...new Set(read.map(({ module }) => module))].map((module) => {
      const ours = read.filter((one) => one.module === module)
      const tables = ours.filter(({ isTable }) => isTable).flatMap(({ exports }) => exports)
      const own = tables.flatMap(([, table]) => Object.keys(table as ErrorTable))
      const endpoints = ours
        .filter(({ isTable }) => !isTable)
        .flatMap(({ exports }) => exports)
        .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      return [module, { own, calls: new Map(endpoints.map((one) => [one[0], refusalsOf(one[1], own)])) }]
    }),
  )
}

/** A command is decided by its module, which may refuse with whatever it knows. */
function refusalsOf({ kind, errors }: Endpoint, own: readonly string[]): readonly string[] {
  return kind === 'command' ? [...errors, ...own] : errors
}

/** Codes that calls of this code may be answered with, beside those of any call. @param code without comments */
export function refusalsIn(code: string, refusals: Refusals): readonly string[] {
  const called = [...code.matchAll(CALLS)].flatMap(([, names = '', module = '']) =>
    names.split(',').flatMap((name) => refusals.get(module)?.calls.get(name.trim()) ?? []),
  )
  const spoken = [...code.matchAll(SPEAKS)].flatMap(([, module = '']) => refusals.get(module)?.own ?? [])
  return [...called, ...spoken]
}

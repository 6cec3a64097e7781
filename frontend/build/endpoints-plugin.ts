import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Command, type Endpoint, isEndpoint } from '@kredka/contracts/kernel/endpoints'
import type { Plugin } from 'vite'
import { validatorCode } from './validator.ts'

const CONTRACTS = join(import.meta.dirname, '../../contracts/src')
const ENDPOINTS = new RegExp(`^${CONTRACTS.replaceAll('\\', '/')}/([\\w-]+/(?:[\\w-]+-)?endpoints)\\.ts$`)
const VALIDATOR = 'virtual:validator/'
const STUB = 'virtual:endpoint/'

/**
 * The browser gets endpoints without their schemas: name, method, path, the names of their parameters, and for a
 * command a validator of its body that loads when a form needs it. Types stay those of the real module; in jest the
 * real module is used.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'kredka:endpoints',
    enforce: 'pre',
    resolveId: (source) => ([VALIDATOR, STUB].some((kind) => source.startsWith(kind)) ? `\0${source}.js` : null),
    async load(id) {
      const [, module] = ENDPOINTS.exec(id.split('?')[0] ?? '') ?? []
      if (module !== undefined) return { code: exportsOf(module, await endpointsOf(module)), moduleSideEffects: false }
      const [, kind, owner = '', name = ''] = /^\0(virtual:\w+\/)(.+)\/(\w+)\.js$/.exec(id) ?? []
      if (kind === VALIDATOR || kind === STUB) this.addWatchFile(fileOf(owner))
      if (kind === VALIDATOR) return validatorCode(commandNamed(await endpointsOf(owner), name).body)
      if (kind !== STUB) return null
      const code = `export const ${name} = ${stub(owner, name, endpointNamed(await endpointsOf(owner), name))}`
      return { code, moduleSideEffects: false }
    },
  }
}

type Exports = Readonly<Record<string, unknown>>

async function endpointsOf(module: string): Promise<Exports> {
  const file = fileOf(module)
  return import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
}

function fileOf(module: string): string {
  return join(CONTRACTS, `${module}.ts`)
}

function endpointNamed(exports: Exports, name: string): Endpoint {
  const found = exports[name]
  if (!isEndpoint(found)) throw new Error(`${name} is no endpoint`)
  return found
}

function commandNamed(exports: Exports, name: string): Command {
  const found = endpointNamed(exports, name)
  if (found.kind !== 'command') throw new Error(`${name} is not a command`)
  return found
}

/**
 * Each endpoint is a module of its own, so that a page loads those that it calls. Constants pass as they are; a schema
 * does not pass, so that importing one fails the build.
 */
function exportsOf(module: string, exports: Exports): string {
  return Object.entries(exports)
    .flatMap(([name, value]) => {
      if (isEndpoint(value)) return [`export { ${name} } from ${JSON.stringify(`${STUB}${module}/${name}`)}`]
      return ['string', 'number', 'boolean'].includes(typeof value)
        ? [`export const ${name} = ${JSON.stringify(value)}`]
        : []
    })
    .join('\n')
}

function stub(module: string, name: string, endpoint: Endpoint): string {
  const facts = {
    kind: endpoint.kind,
    name: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    access: endpoint.access,
    duty: endpoint.duty,
    paged: endpoint.kind === 'query' && endpoint.paged,
    paramNames: Object.keys(endpoint.params.properties),
    queryNames: Object.keys(endpoint.query.properties),
  }
  const validate =
    endpoint.kind === 'command' ? `, validate: () => import(${JSON.stringify(`${VALIDATOR}${module}/${name}`)})` : ''
  return `{ ...${JSON.stringify(facts)}${validate} }`
}

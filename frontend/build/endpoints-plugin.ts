import { statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Command, Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { Plugin } from 'vite'
import { validatorCode } from './validator.ts'

const CONTRACTS = join(import.meta.dirname, '../../contracts/src')
const ENDPOINTS = new RegExp(`^${CONTRACTS.replaceAll('\\', '/')}/([\\w-]+)/endpoints\\.ts$`)
const VALIDATOR = 'virtual:validator/'

/**
 * The browser gets endpoints without their schemas: name, method, path, the names of their parameters, and for a
 * command a validator of its body that loads when a form needs it. Types stay those of the real module; in jest the
 * real module is used.
 */
export function endpointsPlugin(): Plugin {
  return {
    name: 'kredka:endpoints',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(VALIDATOR) ? `\0${source}.js` : null),
    async load(id) {
      const [, module] = ENDPOINTS.exec(id.split('?')[0] ?? '') ?? []
      if (module !== undefined) return stubs(module, await endpointsOf(module))
      if (!id.startsWith(`\0${VALIDATOR}`)) return null
      const [owner = '', name = ''] = id.slice(`\0${VALIDATOR}`.length, -'.js'.length).split('/')
      return validatorCode(commandNamed(await endpointsOf(owner), name).body)
    },
  }
}

async function endpointsOf(module: string): Promise<Readonly<Record<string, unknown>>> {
  const file = join(CONTRACTS, module, 'endpoints.ts')
  return import(`${pathToFileURL(file).href}?${statSync(file).mtimeMs}`)
}

function commandNamed(exports: Readonly<Record<string, unknown>>, name: string): Command {
  const found = exports[name]
  if (!isEndpoint(found) || found.kind !== 'command') throw new Error(`${name} is not a command`)
  return found
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'access' in value
}

/** Constants pass as they are; a schema does not pass, so that importing one fails the build. */
function stubs(module: string, exports: Readonly<Record<string, unknown>>): string {
  return Object.entries(exports)
    .flatMap(([name, value]) => {
      if (isEndpoint(value)) return [`export const ${name} = ${stub(module, name, value)}`]
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
    paged: endpoint.kind === 'query' && endpoint.paged,
    paramNames: Object.keys(endpoint.params.properties),
    queryNames: Object.keys(endpoint.query.properties),
  }
  const validate =
    endpoint.kind === 'command' ? `, validate: () => import(${JSON.stringify(`${VALIDATOR}${module}/${name}`)})` : ''
  return `{ ...${JSON.stringify(facts)}${validate} }`
}

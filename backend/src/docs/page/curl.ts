import type { Endpoint } from '@kredka/contracts/kernel/endpoints'
import type { TObject } from 'typebox'
import { isObject } from '../schemas.ts'
import type { PageTools } from './parts.ts'

/** The call as a line of a shell. */
export function curlOf(endpoint: Endpoint, { site, examples }: PageTools): string {
  const { path, params, query, method } = endpoint
  const values = exampleOf(params)
  const filled = path.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => String(values[name] ?? name))
  const search = new URLSearchParams(textsOf(exampleOfRequired(query))).toString()
  const address = `${site.public_url}${site.api_base}${filled}${search === '' ? '' : `?${search}`}`
  return [
    `curl ${method === 'POST' ? '-X POST ' : ''}${quote(address)}`,
    ...credentials(endpoint, site),
    ...dataArguments(endpoint),
  ].join(' \\\n  ')

  function exampleOf(schema: TObject): Readonly<Record<string, unknown>> {
    const made = examples.of(schema)
    return isObject(made) ? made : {}
  }

  function exampleOfRequired(schema: TObject): Readonly<Record<string, unknown>> {
    const all = exampleOf(schema)
    return Object.fromEntries((schema.required ?? []).map((name) => [name, all[name]]))
  }

  function dataArguments(call: Endpoint): readonly string[] {
    if (call.kind !== 'command') return []
    if (call.upload !== undefined) {
      return [
        `-H ${quote(`Content-Type: ${call.upload.types[0] ?? 'application/octet-stream'}`)}`,
        '--data-binary @file',
      ]
    }
    if (Object.keys(call.body.properties).length === 0) return []
    return [`-H ${quote('Content-Type: application/json')}`, `-d ${quote(JSON.stringify(exampleOf(call.body)))}`]
  }
}

function credentials({ access, method }: Endpoint, { cookies, public_url }: PageTools['site']): readonly string[] {
  if (access === 'public') return []
  if (access !== 'admin') return [`-H "Authorization: Bearer $TOKEN"`]
  // a cookie of a session comes with its origin, or a command is refused
  const origin = method === 'POST' ? [`-H ${quote(`Origin: ${public_url}`)}`] : []
  return [`-b "${cookies.admin}=$SESSION"`, ...origin]
}

function textsOf(values: Readonly<Record<string, unknown>>): [string, string][] {
  return Object.entries(values).map(([name, value]) => [name, String(value)])
}

/** In the single quotes of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

import type { Endpoint } from '@kredka/contracts/kernel/endpoints'

/** The browser's form of an endpoint (the build makes it); in tests the contract's own value stands here. */
interface Light {
  readonly queryNames: readonly string[]
}

export interface RequestParts {
  readonly method: 'GET' | 'POST'
  /** Path with its query, below the API's base. */
  readonly path: string
  /** Of commands only: JSON, or the file of an upload. */
  readonly body: string | Blob | null
}

type Input = Readonly<Record<string, unknown>>

/** Sorts one flat input into path, query and body. */
export function requestOf(endpoint: Endpoint, input: Input): RequestParts {
  const left = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_mark, name: string) => {
    const value = left.get(name)
    if (value === undefined) throw new Error(`${endpoint.name} needs ${name}`)
    left.delete(name)
    return encodeURIComponent(String(value))
  })
  const inQuery = endpoint.kind === 'command' ? queryNamesOf(endpoint) : [...left.keys()]
  const query = new URLSearchParams()
  for (const name of inQuery) {
    for (const value of [left.get(name)].flat())
      if (value !== undefined && value !== null) query.append(name, String(value))
    left.delete(name)
  }
  const search = query.size === 0 ? '' : `?${query}`
  return {
    method: endpoint.method,
    path: path + search,
    body: endpoint.kind === 'command' ? JSON.stringify(Object.fromEntries(left)) : null,
  }
}

function queryNamesOf(endpoint: Endpoint): readonly string[] {
  const light: Partial<Light> = endpoint as Partial<Light>
  return light.queryNames ?? Object.keys(endpoint.query.properties)
}

/** A node of EventStoreDB, as a client reaches it. */
export interface EsdbNode {
  readonly host: string
  readonly port: number
}

/** What `EVENTSTORE_URL` says. */
export interface EsdbAddress {
  /** At least one. */
  readonly nodes: readonly EsdbNode[]
  /** The nodes are names under which a whole cluster answers. */
  readonly discover: boolean
  readonly credentials: { readonly user: string; readonly password: string } | null
  /** Options for every node, by the client's names. */
  readonly options: Readonly<Record<string, string>>
}

const FORM = /^(?:esdb|kurrentdb)(\+discover)?:\/\/(?:(.*)@)?([^/?@]+)\/?(?:\?([^@]*))?$/
const NODE = /^([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)(?::(\d{1,5}))?$/i
const OPTIONS = [
  'tls',
  'tlsCAFile',
  'userCertFile',
  'userKeyFile',
  'connectionName',
  'defaultDeadline',
  'keepAliveInterval',
  'keepAliveTimeout',
] as const
/** These say how to find the node that leads, which the adapter does its own way. */
const FOR_FINDING = ['maxDiscoverAttempts', 'discoveryInterval', 'gossipTimeout', 'nodePreference']

/**
 * Reads the address of one node, of several (`esdb://a:2113,b:2113`), or of a cluster under one name
 * (`esdb+discover://`).
 * @throws TypeError whose message follows the setting's name; it repeats nothing of the text, which may hold a password
 */
export function parseEsdbAddress(text: string): EsdbAddress {
  const [, discover, user, hosts = '', query = ''] = FORM.exec(text.trim()) ?? []
  if (hosts === '') {
    throw new TypeError('must be an address such as esdb://a:2113,b:2113?tls=false or esdb+discover://cluster:2113')
  }
  return {
    nodes: hosts.split(',').map(nodeOf),
    discover: discover !== undefined,
    credentials: user === undefined ? null : credentialsOf(user),
    options: optionsOf(query),
  }
}

/** For logs: the nodes alone. */
export function nodesText({ nodes }: EsdbAddress): string {
  return nodes.map(({ host, port }) => `${host}:${port}`).join(', ')
}

function nodeOf(text: string): EsdbNode {
  const [, host, port = '2113'] = NODE.exec(text.trim()) ?? []
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) {
    throw new TypeError('must name its nodes as host:port, separated by commas')
  }
  return { host, port: Number(port) }
}

function credentialsOf(text: string): { user: string; password: string } {
  const colon = text.indexOf(':')
  try {
    if (colon > 0 && colon < text.length - 1) {
      return { user: decodeURIComponent(text.slice(0, colon)), password: decodeURIComponent(text.slice(colon + 1)) }
    }
  } catch {
    // A stray % is no encoding.
  }
  throw new TypeError('must have user:password before its @, with special characters percent-encoded')
}

function optionsOf(query: string): Record<string, string> {
  const options: Record<string, string> = {}
  for (const part of query.split('&').filter((pair) => pair !== '')) {
    const [name = '', value = ''] = part.split('=')
    const known = [...OPTIONS, ...FOR_FINDING].find((option) => flat(option) === flat(name))
    if (known === undefined) throw new TypeError(`must hold no option but ${OPTIONS.join(', ')}`)
    if (value === '') throw new TypeError(`must give ${known} a value`)
    if (known === 'tls' && value !== 'true' && value !== 'false') throw new TypeError('must have tls=true or tls=false')
    if (known === 'nodePreference' && flat(value) !== 'leader') {
      throw new TypeError('must not prefer followers: what was just written is read from the node that leads')
    }
    if (!FOR_FINDING.includes(known)) options[known] = value
  }
  return options
}

/** The client takes options in any case, with or without dashes. */
function flat(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, '')
}

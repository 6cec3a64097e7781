import { readFileSync } from 'node:fs'
import { connect as connectTcp, isIP } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { AccessDeniedError } from '@eventstore/db-client'
import type { Log } from '@kredka/contracts/kernel/ports'
import { type EsdbAddress, type EsdbNode, nodesText, parseEsdbAddress } from '../../../kernel/esdb-address.ts'
import { askServers, isTooOld } from './server-facts.ts'
import { createEventStoreDbStore } from './store.ts'

/** Why a server cannot be used. */
export interface StartFault {
  /** Follows the setting's name; holds no password. */
  readonly text: string
  /** It may pass by itself: a server that is not there yet. */
  readonly passes: boolean
}

const ANSWER_MS = 3_000

/** Asks the server what every start needs, reading the whole log. @returns null where all is well */
export async function startFault(url: string, log: Log): Promise<StartFault | null> {
  const address = parseEsdbAddress(url)
  try {
    const store = createEventStoreDbStore({ url, log, timeoutMs: ANSWER_MS })
    try {
      await store.head()
      return await ageFault(url)
    } finally {
      await store.close()
    }
  } catch (error) {
    const nodes = nodesText(address)
    if (error instanceof AccessDeniedError) {
      return lasting(`is refused by ${nodes}: give a user who may read the whole log, with the right password`)
    }
    if (error instanceof Error && /certificate (key )?file|ENOENT|EACCES/.test(error.message)) {
      return lasting('names a certificate file that cannot be read')
    }
    const faults = await Promise.all(address.nodes.map((node) => faultOf(node, address)))
    const telling = faults.find((fault) => fault !== null && !fault.passes) ?? faults.find((fault) => fault !== null)
    return telling ?? passing(`reaches ${nodes}, but no leader answers there within ${ANSWER_MS / 1000} s`)
  }
}

/** An older server never says that a subscription has caught up, and read models would wait for it for ever. */
async function ageFault(url: string): Promise<StartFault | null> {
  const old = (await askServers(url)).find(({ version }) => isTooOld(version))
  if (old === undefined) return null
  const what = old.version === null ? 'a server that is too old to say its version' : `EventStoreDB ${old.version}`
  return lasting(`finds ${what} at ${old.node}: it takes 23.10 or newer`)
}

/** What keeps us from one node, below all its protocols. */
async function faultOf({ host, port }: EsdbNode, { options }: EsdbAddress): Promise<StartFault | null> {
  const node = `${host}:${port}`
  const refused = await failureOf(() => connectTcp({ host, port }), 'connect')
  if (refused !== null) return passing(`reaches no server at ${node} (${refused})`)
  const ca = options['tlsCAFile'] === undefined ? {} : { ca: readFileSync(decodeURIComponent(options['tlsCAFile'])) }
  const plain = options['tls'] === 'false'
  const named = isIP(host) === 0 ? { servername: host } : {}
  const unsafe = await failureOf(
    () => connectTls({ host, port, ...named, rejectUnauthorized: !plain, ALPNProtocols: ['h2'], ...ca }),
    'secureConnect',
  )
  if (plain) return unsafe === null ? lasting(`has tls=false, but ${node} speaks TLS: leave tls=false out`) : null
  if (unsafe === null) return null
  return /CERT|ALTNAME|SIGNATURE|ISSUER/.test(unsafe)
    ? lasting(`asks for TLS, but the certificate of ${node} is not trusted (${unsafe}): name its issuer by tlsCAFile=`)
    : lasting(`asks for TLS, but ${node} speaks none (${unsafe}): add ?tls=false, or give the server a certificate`)
}

/** The code of what went wrong, null where the connection is made. */
function failureOf(
  open: () => ReturnType<typeof connectTcp>,
  made: 'connect' | 'secureConnect',
): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = open()
    const end = (failure: string | null) => {
      socket.destroy()
      resolve(failure)
    }
    socket.setTimeout(ANSWER_MS, () => end('no answer'))
    socket.once(made, () => end(null))
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
    socket.once('close', () => end('closed'))
  })
}

function lasting(text: string): StartFault {
  return { text, passes: false }
}

function passing(text: string): StartFault {
  return { text, passes: true }
}

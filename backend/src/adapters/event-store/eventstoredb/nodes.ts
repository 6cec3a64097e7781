import { setTimeout as sleep } from 'node:timers/promises'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { type Log, StoreUnavailableError } from '@kredka/contracts/kernel/ports'
import { redact } from '@kredka/projections/kernel/brief'
import type { EsdbAddress, EsdbNode } from '../../../kernel/esdb-address.ts'
import { limitTime } from '../limit-time.ts'
import { channelCredentials, connect } from './client.ts'
import { createGossip, type Gossip } from './gossip.ts'

/** How often the nodes of a cluster are asked who leads. */
const LOOK_MS = 1_000
/** The same while nobody does. */
const SEARCH_MS = 100

/** The node that is talked to. */
export interface Leading {
  readonly client: EventStoreDBClient
  /**
   * Aborts when another node leads or the store is closed, with a StoreUnavailableError as its reason: whatever this
   * node has not answered by then has an unknown outcome.
   */
  readonly deposed: AbortSignal
}

export interface Nodes {
  /** @throws StoreUnavailableError while no node leads for longer than an answer may take, and at once when closed */
  leading(): Promise<Leading>
  close(): Promise<void>
}

/**
 * Finds the node of a cluster that leads and notices within about a second when another does. The client alone would
 * wait for a node that hangs until its keep-alive gives up, 20 s later, and then might ask the same one again.
 */
export function createNodes(address: EsdbAddress, log: Log, timeoutMs: number): Nodes {
  const [first, ...others] = address.nodes
  if (first === undefined) throw new TypeError('an address without a node')
  if (others.length > 0 || address.discover) {
    return createCluster(address, createGossip(address, channelCredentials(address)), log, timeoutMs)
  }
  return createSingle(connect(address, first))
}

function createSingle(client: EventStoreDBClient): Nodes {
  const closing = new AbortController()
  return {
    leading: async () => {
      closing.signal.throwIfAborted()
      return { client, deposed: closing.signal }
    },
    close: async () => {
      closing.abort(closedError())
      await client.dispose()
    },
  }
}

function createCluster(address: EsdbAddress, gossip: Gossip, log: Log, timeoutMs: number): Nodes {
  const closing = new AbortController()
  let current: (Leading & { readonly node: EsdbNode; depose(why: StoreUnavailableError): void }) | undefined
  const found = Promise.withResolvers<Leading>()
  let watching: Promise<void> | undefined

  async function watch(): Promise<void> {
    while (!closing.signal.aborted) {
      const node = await gossip.leader()
      const follows = node === undefined || closing.signal.aborted || follow(node)
      const pause = current === undefined && follows ? SEARCH_MS : LOOK_MS
      await sleep(pause, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  /** @returns false where no client of this node can be made, which may pass: a certificate that is being replaced */
  function follow(node: EsdbNode): boolean {
    if (current?.node.host === node.host && current.node.port === node.port) return true
    try {
      change(node, connect(address, node))
      return true
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
      // Of an address that is not understood it repeats it, with its password.
      const reason = message.includes('://') ? name : redact(message)
      log.error({ node: `${node.host}:${node.port}`, reason }, 'the node that leads cannot be followed')
      return false
    }
  }

  function change(node: EsdbNode, client: EventStoreDBClient): void {
    const last = current
    const deposed = new AbortController()
    current = { node, client, deposed: deposed.signal, depose: (why) => deposed.abort(why) }
    log.info({ node: `${node.host}:${node.port}` }, 'this node leads')
    found.resolve(current)
    last?.depose(new StoreUnavailableError('another node leads'))
    last?.client.dispose().catch(() => undefined)
  }

  return {
    leading: async () => {
      closing.signal.throwIfAborted()
      watching ??= watch()
      return current ?? limitTime(found.promise, timeoutMs, 'no node of the cluster leads')
    },
    close: async () => {
      closing.abort(closedError())
      found.promise.catch(() => undefined)
      found.reject(closedError())
      current?.depose(closedError())
      gossip.close()
      await Promise.all([watching, current?.client.dispose()])
    },
  }
}

function closedError(): StoreUnavailableError {
  return new StoreUnavailableError('the store is closed')
}

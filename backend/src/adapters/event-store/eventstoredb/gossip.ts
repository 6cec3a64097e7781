import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { GossipClient } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { type ChannelCredentials, Metadata } from '@grpc/grpc-js'
import type { EsdbAddress, EsdbNode } from '../../../kernel/esdb-address.ts'

/** A node that has not answered by then counts as hanging. */
const ANSWER_MS = 1_000
/** grpc's own pause before a lost connection is tried again grows to minutes. */
const MAX_RECONNECT_MS = 1_000

/** What the nodes of a cluster say about each other. */
export interface Gossip {
  /**
   * The node that more than half of those who answer take for their leader. Undefined while there is none: a leader
   * that hung and goes on still believes in itself for a moment, and would judge appends by what it knew.
   */
  leader(): Promise<EsdbNode | undefined>
  close(): void
}

/**
 * Asks all nodes at once and every time anew: one that hangs delays nobody. Members that are named become known, too,
 * until nobody names them any more: nodes that come back under new addresses would leave ever more dead ones to be
 * asked.
 */
export function createGossip(address: EsdbAddress, credentials: ChannelCredentials): Gossip {
  const clients = new Map<string, GossipClient>()
  /** Besides those of the address. */
  let members: ReadonlyMap<string, EsdbNode> = new Map()
  let isClosed = false

  async function leader(): Promise<EsdbNode | undefined> {
    const known = indexByKey([...address.nodes, ...members.values()])
    const nodes = [...known.values()].map(async (node) => (address.discover ? resolveName(node) : [node]))
    const asked = indexByKey((await Promise.all(nodes)).flat())
    if (isClosed) return undefined
    closeAllBut(asked)
    const named = new Map<string, EsdbNode>()
    const votes = new Map<string, number>()
    let answered = 0
    const chosen = Promise.withResolvers<EsdbNode>()
    const answers = [...asked].map(async ([key, node]) => {
      const member = await voteOf(key, node, named).catch(() => null)
      if (member === null) return
      answered += 1
      if (member === undefined) return
      const own = (votes.get(keyOf(member)) ?? 0) + 1
      votes.set(keyOf(member), own)
      if (own * 2 > asked.size) chosen.resolve(member)
    })
    const all = Promise.all(answers).then(() => {
      if (named.size > 0) members = named
      return winnerOf(votes, answered, named)
    })
    return Promise.race([chosen.promise, all])
  }

  /** Adds whom the node names to `named`. */
  async function voteOf(key: string, node: EsdbNode, named: Map<string, EsdbNode>): Promise<EsdbNode | undefined> {
    const client = clients.get(key) ?? new GossipClient(key, credentials, optionsFor(address, node))
    clients.set(key, client)
    const told = await membersOf(client)
    for (const member of told) {
      const { address: host = '', port = 0 } = member.getHttpEndPoint()?.toObject() ?? {}
      if (host !== '') named.set(keyOf({ host, port }), { host, port })
    }
    const [leading, ...rivals] = told.filter((member) => member.getIsAlive() && member.getState() === LEADER)
    const { address: host = '', port = 0 } = leading?.getHttpEndPoint()?.toObject() ?? {}
    return host === '' || rivals.length > 0 ? undefined : { host, port }
  }

  function closeAllBut(asked: ReadonlyMap<string, EsdbNode>): void {
    for (const [key, client] of clients) {
      if (asked.has(key)) continue
      client.close()
      clients.delete(key)
    }
  }

  return {
    leader,
    close: () => {
      isClosed = true
      closeAllBut(new Map())
    },
  }
}

function winnerOf(
  votes: ReadonlyMap<string, number>,
  answered: number,
  named: ReadonlyMap<string, EsdbNode>,
): EsdbNode | undefined {
  const [key] = [...votes].find(([, count]) => count * 2 > answered) ?? []
  return key === undefined ? undefined : named.get(key)
}

const { LEADER } = gossip.MemberInfo.VNodeState

function membersOf(client: GossipClient): Promise<readonly gossip.MemberInfo[]> {
  return new Promise((resolve, reject) => {
    client.read(new shared.Empty(), new Metadata(), { deadline: Date.now() + ANSWER_MS }, (error, info) => {
      if (error) reject(error)
      else resolve(info.getMembersList())
    })
  })
}

/** A name of a cluster stands for all its nodes. Certificates are still made out to the name. */
async function resolveName({ host, port }: EsdbNode): Promise<EsdbNode[]> {
  if (isIP(host) !== 0) return [{ host, port }]
  const found = await lookup(host, { all: true, family: 4 }).catch(() => [])
  return found.map((one) => ({ host: one.address, port }))
}

function optionsFor({ discover, nodes }: EsdbAddress, { host }: EsdbNode) {
  const name = discover && isIP(host) !== 0 ? nodes.find((node) => isIP(node.host) === 0)?.host : undefined
  return {
    'grpc.max_reconnect_backoff_ms': MAX_RECONNECT_MS,
    ...(name === undefined ? {} : { 'grpc.ssl_target_name_override': name }),
  }
}

function indexByKey(nodes: readonly EsdbNode[]): Map<string, EsdbNode> {
  return new Map(nodes.map((node) => [keyOf(node), node]))
}

function keyOf({ host, port }: EsdbNode): string {
  return `${host}:${port}`
}

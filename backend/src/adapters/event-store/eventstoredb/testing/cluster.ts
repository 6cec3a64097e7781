import type { Members } from './gossip.ts'
import { createServerLog, type ServerLog } from './log.ts'
import { type StandIn, startStandIn } from './stand-in.ts'

/** Nodes over one log, one of which leads. */
export interface StandInCluster {
  readonly nodes: readonly StandIn[]
  readonly log: ServerLog
  /** Of all nodes, as `EVENTSTORE_URL` gives them. */
  readonly url: string
  /** An election: from now on the nodes that are awake say that this one leads. */
  elect(node: StandIn): void
  /** This one takes itself for the leader, whatever the others say. */
  mislead(node: StandIn): void
  close(): Promise<void>
}

export async function startCluster(size = 3): Promise<StandInCluster> {
  const log = createServerLog()
  const nodes: StandIn[] = []
  let leader = 0
  let believer: StandIn | undefined
  const members: Members = {
    seenBy: (asked) => nodes.map(({ port }) => ({ port, leads: port === (asked === believer?.port ? asked : leader) })),
    leads: (port) => port === leader,
  }
  for (let n = 0; n < size; n += 1) nodes.push(await startStandIn({ log, members }))
  leader = nodes[0]?.port ?? 0
  return {
    nodes,
    log,
    url: `esdb://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}?tls=false`,
    elect: ({ port }) => {
      leader = port
    },
    mislead: (node) => {
      believer = node
    },
    close: async () => {
      await Promise.all(nodes.map((node) => node.close()))
    },
  }
}

import { ServerFeaturesClient } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { Metadata, status } from '@grpc/grpc-js'
import { type EsdbAddress, type EsdbNode, parseEsdbAddress } from '../../../kernel/esdb-address.ts'
import { channelCredentials } from './client.ts'

/** What a node says of itself. */
export interface ServerFacts {
  readonly node: string
  /** `23.10.8`; null for one that is too old to tell. */
  readonly version: string | null
  /** By how many milliseconds this machine's clock is ahead of the node's; null where it sends no time. */
  readonly clock_ahead_ms: number | null
}

const ANSWER_MS = 3_000
/** The first that says when a subscription has caught up. */
const OLDEST = { major: 23, minor: 10 }
/** A date has whole seconds, and the server writes it anew once a second: so old it may be. */
const DATE_AGE_MS = 2_000

/** Asks every node that the address names. @returns those that answer */
export async function askServers(url: string): Promise<readonly ServerFacts[]> {
  const address = parseEsdbAddress(url)
  const answers = await Promise.all(address.nodes.map((node) => ask(address, node)))
  return answers.filter((answer) => answer !== null)
}

/** What makes it up itself, as a server built from sources may, is trusted. */
export function isTooOld(version: string | null): boolean {
  if (version === null) return true
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 0 && (major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor))
}

function ask(address: EsdbAddress, { host, port }: EsdbNode): Promise<ServerFacts | null> {
  const node = `${host}:${port}`
  const client = new ServerFeaturesClient(node, channelCredentials(address))
  const before = Date.now()
  let clock_ahead_ms: number | null = null
  const answer = new Promise<ServerFacts | null>((resolve) => {
    const call = client.getSupportedMethods(
      new shared.Empty(),
      new Metadata(),
      { deadline: before + ANSWER_MS },
      (error, found) => {
        if (!error) resolve({ node, version: found.getEventStoreServerVersion(), clock_ahead_ms })
        else resolve(error.code === status.UNIMPLEMENTED ? { node, version: null, clock_ahead_ms } : null)
      },
    )
    call.on('metadata', (head: Metadata) => {
      const [date] = head.get('date')
      if (date !== undefined) clock_ahead_ms = aheadOf(Date.parse(String(date)), before, Date.now())
    })
  })
  return answer.finally(() => client.close())
}

/** Only what is certain counts: nothing where the clocks may agree. */
function aheadOf(date: number, before: number, after: number): number | null {
  if (Number.isNaN(date)) return null
  if (after < date) return after - date
  return Math.max(0, before - date - DATE_AGE_MS)
}

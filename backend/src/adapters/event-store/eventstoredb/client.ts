import { readFileSync } from 'node:fs'
import { EventStoreDBClient } from '@eventstore/db-client'
import { type Channel, type ChannelCredentials, credentials as grpcCredentials } from '@grpc/grpc-js'
import type { EsdbAddress, EsdbNode } from '../../../kernel/esdb-address.ts'

/**
 * A client of one node that never takes the batch-append path: there, an append that the server does not answer waits
 * for ever, and one broken connection rejects the waiting appends of every client in the process (client pull request
 * 523). The client asks `supports` before it chooses; with "no" each append is a call of its own with a real deadline.
 *
 * Nor does it wait, as it would for ever, when it is disposed of, for streams whose connection fell to say that they
 * ended; and it closes its connection, which the client leaves open: one to a node that hangs would be kept for as long
 * as that hangs.
 */
export function connect({ credentials, options }: EsdbAddress, { host, port }: EsdbNode): EventStoreDBClient {
  const who =
    credentials === null ? '' : `${[credentials.user, credentials.password].map(encodeURIComponent).join(':')}@`
  const pairs = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  const query = pairs.length === 0 ? '' : `?${pairs.join('&')}`
  const client = EventStoreDBClient.connectionString(`esdb://${who}${host}:${port}${query}`)
  const cancelAll = client.dispose
  const dispose = async () => {
    cancelAll().catch(() => undefined)
    const channel = await channelOf(client)
    channel.close()
  }
  return Object.assign(client, { supports: async () => false, dispose })
}

/** Hidden by its type alone. */
function channelOf(client: object): Promise<Channel> {
  return (client as { getChannel(): Promise<Channel> }).getChannel()
}

/** What else of ours talks to the nodes shows and trusts the same certificates. */
export function channelCredentials({ options }: EsdbAddress): ChannelCredentials {
  if (options['tls'] === 'false') return grpcCredentials.createInsecure()
  const file = (name: string) => {
    const path = options[name]
    return path === undefined ? null : readFileSync(decodeURIComponent(path))
  }
  return grpcCredentials.createSsl(file('tlsCAFile'), file('userKeyFile'), file('userCertFile'))
}

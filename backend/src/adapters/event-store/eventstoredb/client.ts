import { EventStoreDBClient } from '@eventstore/db-client'

/**
 * A client that never takes the batch-append path: there, an append that the server does not answer waits for ever, and one
 * broken connection rejects the waiting appends of every client in the process (client pull request 523). The client asks
 * `supports` before it chooses; with "no" each append is a call of its own with a real deadline.
 *
 * @param url `esdb://…` or `esdb+discover://…`
 */
export function connect(url: string): EventStoreDBClient {
  const client = EventStoreDBClient.connectionString(url)
  return Object.assign(client, { supports: async () => false })
}

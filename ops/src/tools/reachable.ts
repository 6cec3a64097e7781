import pg from 'pg'
import { Refusal } from '../terminal/run-main.ts'

/** One connection, to say plainly what a stack trace from deep inside would hide. @throws Refusal */
export async function assertReachable(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    throw new Refusal(`The Postgres of DATABASE_URL cannot be used: ${message || code}`)
  }
}

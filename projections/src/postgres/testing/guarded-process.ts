/**
 * A process of its own with a guarded Postgres, for the test that kills it. Argument: the folder. Says where the
 * server's process id stands.
 */
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { guardServer } from '../server-guard.ts'
import { SILENT } from './server.ts'

const [folder = ''] = process.argv.slice(2)
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false, log: SILENT })
guardServer(server.home, [folder])
console.log(server.home)
setInterval(() => undefined, 1_000)

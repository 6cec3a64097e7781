import { runMain } from '../terminal/run-main.ts'
import { migrateLog } from './migrate-log.ts'

await runMain(migrateLog)

import { runMain } from '../terminal/run-main.ts'
import { docs } from './docs.ts'

await runMain(docs)

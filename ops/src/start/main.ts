import { runMain } from '../terminal/run-main.ts'
import { start } from './start.ts'

await runMain(start)

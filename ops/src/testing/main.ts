import { runMain } from '../terminal/run-main.ts'
import { runAll } from './run-all.ts'

await runMain(runAll)

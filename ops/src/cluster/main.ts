import { runMain } from '../terminal/run-main.ts'
import { runCluster } from './run.ts'

await runMain(runCluster)

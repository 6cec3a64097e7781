import { runMain } from '../terminal/run-main.ts'
import { runBenches } from './run-benches.ts'

await runMain(runBenches)

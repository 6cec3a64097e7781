import { runMain } from '../terminal/run-main.ts'
import { stress } from './stress.ts'

await runMain(stress)

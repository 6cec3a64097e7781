import { runMain } from '../terminal/run-main.ts'
import { dev } from './dev.ts'

await runMain(dev)

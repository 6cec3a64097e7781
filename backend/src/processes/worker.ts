import { runProcess } from './main.ts'
import { startWorker } from './start.ts'

await runProcess(startWorker)

import { runProcess } from './main.ts'
import { startApi } from './start.ts'

await runProcess(startApi)

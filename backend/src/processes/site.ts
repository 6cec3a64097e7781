import { runProcess } from './main.ts'
import { startSite } from './start.ts'

await runProcess(startSite)

import { runProcess } from './main.ts'
import { startProjector } from './start.ts'

await runProcess(startProjector)

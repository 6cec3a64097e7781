import { runMain } from '../terminal/run-main.ts'
import { makeModule } from './command.ts'

await runMain(makeModule)

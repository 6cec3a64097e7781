import { runMain } from '../terminal/run-main.ts'
import { seed } from './seed.ts'

await runMain(seed)

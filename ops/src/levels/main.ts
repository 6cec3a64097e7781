import { runMain } from '../terminal/run-main.ts'
import { solveLevels } from './solve-levels.ts'

await runMain(solveLevels)

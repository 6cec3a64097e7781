import { runMain } from '../terminal/run-main.ts'
import { projections } from './projections.ts'

await runMain(projections)

import { runMain } from '../terminal/run-main.ts'
import { drawGraphs } from './draw-graphs.ts'

await runMain(drawGraphs)

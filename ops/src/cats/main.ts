import { runMain } from '../terminal/run-main.ts'
import { drawBoards } from './draw-boards.ts'

await runMain(drawBoards)

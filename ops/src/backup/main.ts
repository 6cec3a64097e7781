import { runMain } from '../terminal/run-main.ts'
import { backup } from './backup.ts'

await runMain(backup)

import { runMain } from '../terminal/run-main.ts'
import { restore } from './restore.ts'

await runMain(restore)

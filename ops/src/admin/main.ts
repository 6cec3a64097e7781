import { runMain } from '../terminal/run-main.ts'
import { admin } from './admin.ts'

await runMain(admin)

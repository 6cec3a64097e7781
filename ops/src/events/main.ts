import { runMain } from '../terminal/run-main.ts'
import { events } from './events.ts'

await runMain(events)

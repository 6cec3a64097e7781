import { runMain } from '../terminal/run-main.ts'
import { doctor } from './doctor.ts'

await runMain(doctor)

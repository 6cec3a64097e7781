import { runMain } from '../../terminal/run-main.ts'
import { takePictures } from './take.ts'

await runMain(takePictures)

import { runMain } from '../terminal/run-main.ts'
import { buildFrontend } from './frontend.ts'

await runMain(async () => {
  console.log((await buildFrontend()) ? 'The pages are built.' : 'The pages are up to date.')
})

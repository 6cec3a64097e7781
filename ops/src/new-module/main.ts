import { ROOT } from '../terminal/root.ts'
import { Refusal, runMain } from '../terminal/run-main.ts'
import { newModule } from './new-module.ts'
import { prove } from './prove.ts'

/**
 * `npm run new-module <name>` writes a small module to begin with; `npm run new-module -- --prove` makes one in a copy
 * and checks it.
 */
await runMain(async (args, signal) => {
  const [name] = args
  if (name === '--prove') return prove(signal)
  if (name === undefined) throw new Refusal('How is the module called? npm run new-module quiz-rooms')
  for (const file of newModule(ROOT, name)) console.log(file)
  console.log(
    '\nNow: npm run events -- freeze; UPDATE_GOLDEN=1 npm test -- unit golden; npm run format. ops/docs/add-a-module.md tells the rest.',
  )
  return 0
})

import { run } from '../terminal/run.ts'
import { Refusal, runMain } from '../terminal/run-main.ts'
import { findBehind, parseNewest, readLockedMajors } from './majors.ts'
import { writeQuestions } from './questions.ts'
import { areaOf, findTests, requirements } from './requirements.ts'

const WIDTH = 100

/**
 * `npm run docs -- untested [ID or area …]` lists requirements that no title of a test names and ends with 1 where
 * there are some; `npm run docs -- tests <ID or area …>` lists the files whose tests name them;
 * `npm run docs -- questions` writes the questions of the page of analysts into their document;
 * `npm run docs -- majors` asks the registry which direct dependencies are a major behind, says why they stay, and ends
 * with 1 where nobody has said why.
 */
await runMain(async ([command = '', ...wanted], signal) => {
  if (command === 'majors') return listMajors(signal)
  if (command === 'questions') return writeQuestions()
  const all = requirements()
  const unknown = wanted.filter((name) => !all.some(({ id }) => id === name || areaOf(id) === name))
  if (unknown.length > 0) throw new Refusal(`No requirement or area is called ${unknown.join(', ')}.`)
  const asked = all.filter(({ id }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(areaOf(id)))
  const tested = findTests()
  if (command === 'untested') return listUntested(asked, tested)
  if (command === 'tests') return listTests(asked, tested)
  throw new Refusal('npm run docs -- untested [ID or area …] | tests <ID or area …> | questions | majors')
})

async function listMajors(signal: AbortSignal): Promise<number> {
  const { output } = await run('npm', ['outdated', '--json'], { signal })
  const late = findBehind(readLockedMajors(), parseNewest(output))
  for (const { name, major, newest, why } of late)
    console.log(`${name} ${major}, newest ${newest}: ${why ?? 'nobody has said why'}`)
  return late.some(({ why }) => why === null) ? 1 : 0
}

function listUntested(asked: ReturnType<typeof requirements>, tested: ReturnType<typeof findTests>): number {
  const untested = asked.filter(({ id }) => !tested.has(id))
  for (const { id, text } of untested) console.log(`${id}  ${shorten(text)}`)
  console.log(`${asked.length - untested.length} of ${asked.length} requirements are named by a test`)
  return untested.length === 0 ? 0 : 1
}

function listTests(asked: ReturnType<typeof requirements>, tested: ReturnType<typeof findTests>): number {
  for (const { id } of asked) {
    console.log(id)
    for (const file of tested.get(id) ?? []) console.log(`  ${file}`)
  }
  return 0
}

function shorten(text: string): string {
  return text.length <= WIDTH ? text : `${text.slice(0, WIDTH - 1)}…`
}

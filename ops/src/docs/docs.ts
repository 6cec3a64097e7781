import { type Command, type Part, part, runOneOf } from '../terminal/command.ts'
import { run } from '../terminal/run.ts'
import { Refusal } from '../terminal/run-main.ts'
import { findBehind, parseNewest, readLockedMajors } from './majors.ts'
import { writeQuestions } from './questions.ts'
import { areaOf, findTests, requirements } from './requirements.ts'

const WIDTH = 100

const ANY = { use: '[ID or area …]', min: 0, max: Number.POSITIVE_INFINITY } as const
const UNTESTED = {
  name: 'docs -- untested',
  says: 'Requirements that no title of a test names. Ends with 1 where there are some.',
  words: ANY,
} as const satisfies Command
const TESTS = { name: 'docs -- tests', says: 'The files whose tests name requirements.', words: ANY } satisfies Command
const QUESTIONS = {
  name: 'docs -- questions',
  says: 'Writes the questions of the page of analysts into their document.',
} as const satisfies Command
const MAJORS = {
  name: 'docs -- majors',
  says: 'Asks the registry which direct dependencies are a major behind, and says why they stay. Ends with 1 where nobody did.',
} as const satisfies Command

const PARTS: Readonly<Record<string, Part>> = {
  untested: part(UNTESTED, ({ words }) => listUntested(asked(words), findTests())),
  tests: part(TESTS, ({ words }) => listTests(asked(words), findTests())),
  questions: part(QUESTIONS, () => {
    writeQuestions()
    return 0
  }),
  majors: part(MAJORS, (_, signal) => listMajors(signal)),
}

/** `npm run docs`: what of the requirements is tested, and documents that are written by the machine. */
export function docs(args: readonly string[], signal: AbortSignal): Promise<number> {
  return runOneOf(PARTS, args, signal)
}

/** @throws Refusal where one of them is not known */
function asked(wanted: readonly string[]): ReturnType<typeof requirements> {
  const all = requirements()
  const unknown = wanted.filter((name) => !all.some(({ id }) => id === name || areaOf(id) === name))
  if (unknown.length > 0) throw new Refusal(`No requirement or area is called ${unknown.join(', ')}.`)
  return all.filter(({ id }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(areaOf(id)))
}

async function listMajors(signal: AbortSignal): Promise<number> {
  const { output } = await run('npm', ['outdated', '--json'], { signal })
  const late = findBehind(readLockedMajors(), parseNewest(output))
  for (const { name, major, newest, why } of late)
    console.log(`${name} ${major}, newest ${newest}: ${why ?? 'nobody has said why'}`)
  return late.some(({ why }) => why === null) ? 1 : 0
}

function listUntested(wanted: ReturnType<typeof requirements>, tested: ReturnType<typeof findTests>): number {
  const untested = wanted.filter(({ id }) => !tested.has(id))
  for (const { id, text } of untested) console.log(`${id}  ${shorten(text)}`)
  console.log(`${wanted.length - untested.length} of ${wanted.length} requirements are named by a test`)
  return untested.length === 0 ? 0 : 1
}

function listTests(wanted: ReturnType<typeof requirements>, tested: ReturnType<typeof findTests>): number {
  for (const { id } of wanted) {
    console.log(id)
    for (const file of tested.get(id) ?? []) console.log(`  ${file}`)
  }
  return 0
}

function shorten(text: string): string {
  return text.length <= WIDTH ? text : `${text.slice(0, WIDTH - 1)}…`
}

import { resolve } from 'node:path'
import { type Config, ConfigError } from '@kredka/backend/config/config'
import { readEnvironment } from '../start/environment.ts'
import { type Command, readArguments } from '../terminal/command.ts'
import { describe, Refusal } from '../terminal/run-main.ts'
import { withParts } from '../tools/with-parts.ts'
import { checkData } from './check-data.ts'
import { checkMachine } from './check-machine.ts'
import { type Finding, ok, wrong } from './finding.ts'
import { gatherData } from './gather-data.ts'
import { gatherMachine } from './gather-machine.ts'

const COMMAND = {
  name: 'doctor',
  says: 'Looks at an installation that runs or stands still, and says what to mend. Ends with 1 where something is wrong.',
  options: {
    backup: { type: 'string', value: 'folder', says: 'look at the age of the backup there, too' },
    json: { type: 'boolean', says: 'as JSON, for a program' },
  },
} as const satisfies Command

/**
 * `npm run doctor` (OPS-05): what is wrong with an installation that runs or stands still, a line for each thing that
 * was looked at. @returns 1 where something is wrong
 */
export async function doctor(args: readonly string[]): Promise<number> {
  const { values } = readArguments(COMMAND, args)
  const findings = await examine(values.backup === undefined ? null : resolve(values.backup))
  if (values.json) console.log(JSON.stringify(findings, null, 2))
  else for (const line of findings.flatMap(linesOf)) console.log(line)
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0
}

async function examine(backup: string | null): Promise<readonly Finding[]> {
  const config = settings()
  if (!('host' in config)) return config
  const machine = await gatherMachine(config, backup)
  return [ok('settings', 'Every setting makes sense.'), ...checkMachine(machine), ...(await examineData(config))]
}

function settings(): Config | readonly Finding[] {
  try {
    return readEnvironment()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.faults.map((fault) => wrong('settings', `${fault}.`, 'Mend it: .env.example tells what it may be.'))
  }
}

async function examineData({ production }: Config): Promise<readonly Finding[]> {
  try {
    return checkData(await withParts('doctor', gatherData), production)
  } catch (error) {
    if (error instanceof Refusal) return [wrong('postgres', error.message, 'Start it, or mend DATABASE_URL.')]
    return [wrong('data', describe(error), 'The data cannot be looked at: see what it says.')]
  }
}

const MARKS: Readonly<Record<Finding['state'], string>> = { ok: 'ok   ', warn: 'warn ', wrong: 'WRONG' }

function linesOf({ check, state, says, todo }: Finding): readonly string[] {
  const line = `${MARKS[state]}  ${check.padEnd(12)}  ${says}`
  return todo === null ? [line] : [line, `${' '.repeat(21)}${todo}`]
}

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, ConfigError } from '@kredka/backend/config/config'
import { readEnvironment } from '../start/environment.ts'
import { describe, Refusal } from '../terminal/run-main.ts'
import { withParts } from '../tools/with-parts.ts'
import { checkData } from './check-data.ts'
import { checkMachine } from './check-machine.ts'
import { type Finding, ok, wrong } from './finding.ts'
import { gatherData } from './gather-data.ts'
import { gatherMachine } from './gather-machine.ts'

/**
 * `npm run doctor` (OPS-05): what is wrong with an installation that runs or stands still, a line for each thing that
 * was looked at. @returns 1 where something is wrong
 */
export async function doctor(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean', default: false }, backup: { type: 'string' } },
  })
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

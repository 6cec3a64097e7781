import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, readConfig } from '@kredka/backend/config/config'
import { ROOT } from '../terminal/root.ts'

/** The configuration from the environment, and below it from the file `.env`. @throws ConfigError */
export function readEnvironment(): Config {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env)
}

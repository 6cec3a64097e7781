import type { Log, LogFields } from '@kredka/contracts/kernel/ports'
import { redact, redactStack } from '@kredka/projections/kernel/brief'
import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { correlationId } from './correlation.ts'

export interface LogOptions {
  readonly level: Level | 'silent'
  /** Fields of every line, such as the process's role. */
  readonly fields?: LogFields
  /** Where lines go. Default: standard output. */
  readonly destination?: DestinationStream
}

/**
 * Words that never reach a line, at the top or one level down. A safety net: whoever logs a secret has made a mistake
 * already.
 */
const SECRET = [
  'authorization',
  'cookie',
  'email',
  'master_key',
  'password',
  'refresh_token',
  'secret',
  'set-cookie',
  'token',
]

/**
 * JSON lines (OPS-05): `level` as a word, `time` ISO 8601 UTC, `message`, and the fields. Errors go into `error`, with
 * their stack.
 */
export function createLog({ level, fields, destination }: LogOptions): Log {
  const options = {
    level,
    messageKey: 'message',
    base: { ...fields },
    mixin: correlationFields,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: errorFields, err: errorFields },
    redact: { paths: SECRET.flatMap((word) => [`["${word}"]`, `*["${word}"]`]), censor: '[hidden]' },
  }
  return wrapLogger(destination === undefined ? pino(options) : pino(options, destination))
}

/** What a line says of an error: nothing that quotes a row or a value, as a database's details do (EVT-10). */
function errorFields(error: unknown): unknown {
  if (typeof error === 'string') return redact(error)
  if (!(error instanceof Error)) return error
  const { cause, ...known } = error as Error & Readonly<Record<string, unknown>>
  const said = ['code', 'schema', 'table', 'column', 'constraint'].filter((name) => typeof known[name] === 'string')
  return {
    type: error.name,
    message: redact(error.message),
    stack: redactStack(error),
    ...Object.fromEntries(said.map((name) => [name, known[name]])),
    ...(cause === undefined ? {} : { cause: errorFields(cause) }),
  }
}

/** Every line written while a request is under way names it (OPS-05). */
function correlationFields(): LogFields {
  const correlation_id = correlationId()
  return correlation_id === undefined ? {} : { correlation_id }
}

function wrapLogger(logger: Logger): Log {
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    child: (fields) => wrapLogger(logger.child({ ...fields })),
  }
}

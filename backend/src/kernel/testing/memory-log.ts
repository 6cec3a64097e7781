import type { Log, LogFields } from '@kredka/contracts/kernel/ports'

export interface LogLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  readonly message: string
  readonly fields: LogFields
}

export interface MemoryLog extends Log {
  /** Lines of this log and its children, in order. */
  readonly lines: readonly LogLine[]
}

/** Keeps lines instead of printing them. */
export function memoryLog(): MemoryLog {
  const lines: LogLine[] = []
  return { ...logInto(lines, {}), lines }
}

function logInto(lines: LogLine[], inherited: LogFields): Log {
  const at = (level: LogLine['level']) => (fields: LogFields, message: string) => {
    lines.push({ level, message, fields: { ...inherited, ...fields } })
  }
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: (fields) => logInto(lines, { ...inherited, ...fields }),
  }
}

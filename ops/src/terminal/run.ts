import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './root.ts'

export interface Ran {
  /** Exit code; 1 when it was killed or did not start. */
  readonly code: number
  /** What it wrote to both streams, in order. */
  readonly output: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Called with what the program writes, as it writes it. */
  readonly hear?: (text: string) => void
}

/** Runs a JavaScript or TypeScript file on the Node that runs this. */
export function runNode(file: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], options)
}

/** Runs a program and gathers what it says. A failed one is an answer, not an error. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const hear = (chunk: Buffer) => {
      const text = chunk.toString()
      output += text
      options.hear?.(text)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
    const stop = () => child.kill('SIGTERM')
    if (options.signal?.aborted) stop()
    options.signal?.addEventListener('abort', stop, { once: true })
    child.once('close', () => options.signal?.removeEventListener('abort', stop))
  })
}

/** Path of a file of an installed package. */
export function pathOfInstalled(...path: readonly string[]): string {
  return join(ROOT, 'node_modules', ...path)
}

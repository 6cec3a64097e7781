import { apiBase } from '../app/api/base.ts'

/** Of one page: what fails again and again says nothing new. */
const MAX_REPORTS = 5
const MAX_NAME = 80
const MAX_MESSAGE = 1_000
const MAX_STACK = 8_000
const MAX_PATH = 500
/** Code that people added to their browser themselves. */
const FOREIGN = /-extension:\/\//

type Source = 'uncaught-exception' | 'unhandled-rejection'

/**
 * Tells the error log of what nobody caught (ADM-02), from before the application is there. What browsers merely
 * remark, such as a late `ResizeObserver`, has no error and is left out.
 */
export function reportFaults(target: EventTarget = globalThis): void {
  const told = new Set<string>()
  const tell = (source: Source, thrown: unknown) => {
    const { name, message, stack } = describe(thrown)
    const key = `${name} ${message}`
    if (told.size >= MAX_REPORTS || told.has(key) || FOREIGN.test(stack)) return
    told.add(key)
    const report = {
      source,
      name: name.slice(0, MAX_NAME),
      message: message.slice(0, MAX_MESSAGE),
      stack: stack.slice(0, MAX_STACK),
      path: location.pathname.slice(0, MAX_PATH),
    }
    const headers = { 'content-type': 'application/json' }
    // also when the page is about to go
    void fetch(`${apiBase()}/errors`, { method: 'POST', headers, body: JSON.stringify(report), keepalive: true }).catch(
      () => undefined,
    )
  }
  target.addEventListener('error', (event) => {
    if (event instanceof ErrorEvent && event.error instanceof Error) tell('uncaught-exception', event.error)
  })
  target.addEventListener('unhandledrejection', (event) => {
    if ('reason' in event) tell('unhandled-rejection', event.reason)
  })
}

/** Of the error that began it: those around it say where it was met. */
function describe(thrown: unknown): { readonly name: string; readonly message: string; readonly stack: string } {
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: String(thrown), stack: '' }
  if (thrown.cause instanceof Error) return describe(thrown.cause)
  return { name: thrown.name, message: thrown.message, stack: thrown.stack ?? '' }
}

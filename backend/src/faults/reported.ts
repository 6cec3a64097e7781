import type { reportFault } from '@kredka/contracts/faults/endpoints'
import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { matchRoute } from '@kredka/contracts/kernel/routes'
import type { Fault } from '../vault/error-log.ts'

/** `render@https://kredka.example/assets/x.js:1:20` of Firefox and Safari. */
const AT_FRAME = /^\s*([^@\n]*)@(\S+:\d+:\d+)$/gm
/** Of an address: what a person came with, tokens among it. */
const QUERY = /[?#][^\s):]*/g
const NAME = /^[A-Za-z][A-Za-z0-9]{0,59}$/

/**
 * What a browser says as an entry of the error log. Nothing of it is believed: the page is one of ours or none, and
 * frames lose what follows the path of their address.
 */
export function faultOf({ source, name, message, stack, path }: InputOf<typeof reportFault>): Fault {
  const error = new Error(message)
  error.name = NAME.test(name) ? name : 'Error'
  const frames = stack.replace(AT_FRAME, '    at $1 ($2)').replace(QUERY, '')
  error.stack = `${error.name}: ${message}\n${frames}`
  return { source, error, where: `page ${pageAt(path)}`, correlation_id: null, side: 'browser' }
}

function pageAt(path: string): string {
  try {
    return matchRoute(path)?.route.name ?? 'unknown'
  } catch {
    // what cannot be decoded is no page of ours
    return 'unknown'
  }
}

import type { AnswerOf, Command, InputOf, UploadCommand } from '@kredka/contracts/kernel/endpoints'
import type { Rejection } from '@kredka/contracts/kernel/errors'
import type { Position } from '@kredka/contracts/kernel/ports'
import type { Viewer } from '@kredka/projections/kernel/query'
import type { CommandContext } from './write-side.ts'

/** What the edge knows of a request beside its input. */
export interface Request {
  readonly context: CommandContext
  readonly viewer: Viewer
  /** Session of the caller's access token, null for visitors. */
  readonly session_id: string | null
  /**
   * Of a command that says `visitor`: which visitor calls, also one who begins with this command; of somebody who is
   * logged in, which visitor they were in this browser, absent for none. Names them for good and tells nothing of them:
   * it may stand in events, also as the subject of what is personal.
   */
  readonly visitor_id?: string
  /** The caller's address, for limits and the session list. */
  readonly ip: string
  readonly user_agent: string
  /** `pl` or `en`: the account's, else what the browser says. */
  readonly language: 'pl' | 'en'
  /** Cookies that came with the request. */
  cookie(name: string): string | undefined
  /** The bytes of an upload, at most as many as it takes; absent for other commands. */
  readonly file?: Uint8Array
}

/** What a handler gives back. `position` becomes the header `x-position`, for whoever has a session. */
export interface Reply<A> {
  readonly answer: A
  readonly position?: Position | null
  readonly cookies?: readonly CookieChange[]
}

/** `value` null deletes the cookie. `http_only`, `SameSite=Lax` and (over https) `Secure` always hold. */
export interface CookieChange {
  readonly name: string
  readonly value: string | null
  readonly max_age_s?: number
  readonly path?: string
}

export interface Handler {
  readonly command: Command
  readonly run: (input: never, request: Request) => Promise<Reply<unknown> | Rejection>
}

/**
 * Binds a contract's command to what it does. A rejection is a value; whatever is thrown is a 500 (or 503 for a missing
 * part).
 */
export function handle<C extends Command>(
  command: C,
  run: (input: InputOf<C>, request: Request) => Promise<Reply<AnswerOf<C>> | Rejection>,
): Handler {
  return { command, run: run as Handler['run'] }
}

/** The same for an upload: its handler also gets the file, whose content nobody has looked at yet. */
export function handleUpload<C extends UploadCommand>(
  command: C,
  run: (file: Uint8Array, input: InputOf<C>, request: Request) => Promise<Reply<AnswerOf<C>> | Rejection>,
): Handler {
  return handle(command, async (input, request) => {
    if (request.file === undefined) throw new Error(`${command.name} was called without a file`)
    return run(request.file, input, request)
  })
}

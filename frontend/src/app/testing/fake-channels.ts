import type { ErrorCode } from '@kredka/contracts/kernel/errors'
import type { OpenChannel } from '../live/channel.ts'

type Reply = { readonly ok: true; readonly answer: unknown } | { readonly ok: false; readonly code: string }

/** The server's side of one channel. */
export interface FakeChannel {
  readonly path: string
  readonly hello: Readonly<Record<string, unknown>>
  /** What was asked, oldest first. */
  readonly asked: readonly { readonly name: string; readonly body: unknown }[]
  /** Answers the oldest question that waits for an answer. */
  readonly answer: (reply: Reply) => void
  readonly open: () => void
  /** The line is cut; what waits for an answer gets none. */
  readonly cut: () => void
  readonly refuse: (code: ErrorCode) => void
  readonly tell: (name: string, body: unknown) => void
  readonly isResting: () => boolean
  /** Times it was told to try again. */
  readonly tries: () => number
  readonly isClosed: () => boolean
}

export interface FakeChannels {
  readonly open: OpenChannel
  /** Every channel, oldest first. */
  readonly opened: readonly FakeChannel[]
}

/** Channels as a test wants them. */
export function fakeChannels(): FakeChannels {
  const opened: FakeChannel[] = []
  return {
    opened,
    open({ path, hello }, handlers) {
      const asked: { name: string; body: unknown }[] = []
      const waiting: ((reply: never) => void)[] = []
      const told: Readonly<Record<string, (body: never) => void>> = handlers.told
      let tries = 0
      let closed = false
      let resting = false
      opened.push({
        path,
        hello,
        asked,
        answer: (reply) => waiting.shift()?.(reply as never),
        open: handlers.opened,
        cut() {
          for (const give of waiting.splice(0)) give({ ok: false, code: 'OFFLINE' } as never)
          handlers.lost()
        },
        refuse: handlers.refused,
        tell: (name, body) => told[name]?.(body as never),
        isResting: () => resting,
        tries: () => tries,
        isClosed: () => closed,
      })
      return {
        ask(name, body) {
          asked.push({ name, body })
          return new Promise((resolve) => {
            waiting.push(resolve)
          })
        },
        rest() {
          resting = true
        },
        again() {
          resting = false
          tries += 1
        },
        close() {
          closed = true
        },
      }
    },
  }
}

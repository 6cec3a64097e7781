import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { playRoom, type RoomPlayer } from '../load/room-player.ts'
import type { MadeRoom } from '../load/room-world.ts'
import type { Heard, Order, Pace } from './room-orders.ts'

const MAIN = fileURLToPath(new URL('./room-players.ts', import.meta.url))
/** How long results stand before the host goes on. */
const RESULTS_MS = 1_000

type Played = Extract<Heard, { said: 'played' }>['reports'][number]

interface Coming extends Pick<Extract<Order, { do: 'play' }>, 'url' | 'over_ms' | 'paces'> {
  readonly seats: number
}

/** Players in processes of their own. */
export interface Crowd {
  /** Fills the rooms. @returns once all have their seats: what every player saw, at the end of the games that others lead */
  come(order: Coming & { readonly rooms: readonly Pick<MadeRoom, 'token'>[] }): Promise<{
    readonly played: Promise<readonly Played[]>
  }>
  /** Fills the rooms, leads each through its game, and hears what every player saw of it. */
  play(
    order: Coming & {
      readonly rooms: readonly LedRoom[]
      readonly questions: number
      /** Done once a room has ended so many questions, before it goes on. */
      readonly between?: (n: number) => Promise<void>
    },
  ): Promise<readonly Played[]>
  /** A round of the same pace, from the same processes, at a server that does one INSERT for each. */
  echo(url: string, sockets: number, pace: Pace): Promise<readonly number[]>
  stop(): Promise<void>
}

export interface LedRoom extends MadeRoom {
  /** Bearer token of its host. */
  readonly bearer: string
}

export function startCrowd(processes: number): Crowd {
  const children = Array.from({ length: processes }, (_, first) =>
    fork(MAIN, [String(first), String(processes)], { execArgv: ['--disable-warning=ExperimentalWarning'] }),
  )
  const tell = (order: Order) => {
    for (const child of children) child.send(order)
  }
  const hear = <Said extends Heard['said']>(said: Said) =>
    Promise.all(children.map((child) => heard(child, said) as Promise<Extract<Heard, { said: Said }>>))

  const come: Crowd['come'] = async ({ url, rooms, seats, over_ms, paces }) => {
    const [seated, played] = [hear('seated'), hear('played')]
    // where they end before, whoever waits for the seats learns of it
    played.catch(() => undefined)
    tell({ do: 'play', url, rooms: rooms.map(({ token }) => ({ token, seats })), over_ms, paces })
    await seated
    return { played: played.then((heard) => heard.flatMap(({ reports }) => reports)) }
  }

  return {
    come,
    async play({ url, rooms, seats, questions, over_ms, paces, between = async () => undefined }) {
      const hosts = rooms.map(({ token, bearer }) => lead(url, { token, bearer, questions, between }))
      try {
        await Promise.all(hosts.map(({ host }) => host.ready))
        const { played } = await come({ url, rooms, seats, over_ms, paces })
        await Promise.all(hosts.map(({ begin }) => begin()))
        return await played
      } finally {
        for (const { host } of hosts) host.close()
      }
    },
    async echo(url, sockets, pace) {
      const echoed = hear('echoed')
      tell({ do: 'floor', url, sockets, pace })
      return (await echoed).flatMap(({ times }) => times)
    },
    async stop() {
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')))
    },
  }
}

interface Led {
  readonly token: string
  readonly bearer: string
  readonly questions: number
  readonly between: (n: number) => Promise<void>
}

/** A host who begins once all are there, goes on a moment after each question, and ends the game after so many. */
function lead(
  url: string,
  { token, bearer, questions, between }: Led,
): { readonly host: RoomPlayer; begin(): Promise<void> } {
  const host = playRoom({ url, token, as: 'host', bearer })
  const demand = async (what: 'begin' | 'next' | 'end') => {
    const said = await host.ask(what, {})
    if (!said.ok) throw new Error(`the host says ${what}: ${said.code}`)
  }
  const goOn = async () => {
    for (let n = 0; n < questions; n += 1) {
      await host.until(({ results }) => results?.n === n)
      await pause(RESULTS_MS)
      await between(n)
      await demand(n + 1 < questions ? 'next' : 'end')
    }
  }
  return {
    host,
    begin: async () => {
      await demand('begin')
      void goOn().catch((error: unknown) => console.error(error))
    },
  }
}

function heard(child: ChildProcess, said: Heard['said']): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const listen = (message: Heard) => {
      if (message.said !== said) return
      child.off('message', listen)
      child.off('exit', gone)
      resolve(message)
    }
    const gone = () => reject(new Error('the players ended'))
    child.on('message', listen)
    child.once('exit', gone)
  })
}

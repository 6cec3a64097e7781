import { setTimeout as pause } from 'node:timers/promises'
import type { ServerToClient } from '@kredka/contracts/live/messages'
import { SOCKET_PATH } from '@kredka/contracts/live/rules'
import { io, type Socket } from 'socket.io-client'
import { BODY, call } from './site.ts'

export interface Load {
  /** Bases of the API at each process; tabs and commands go to them in turn. */
  readonly urls: readonly string[]
  /** Bearer tokens of teachers. */
  readonly tokens: readonly string[]
  readonly tabsEach: number
  readonly commands: number
  readonly perSecond: number
  /** What has not come so long after the last answer counts as lost. */
  readonly patienceMs: number
}

export interface Deliveries {
  /** One for each command at each tab of whom it concerns. */
  readonly expected: number
  readonly lost: number
  readonly doubled: number
  /** Tabs that heard of two commands the other way round. */
  readonly disordered: number
  /** Hints at tabs of somebody else. */
  readonly strays: number
  /** Milliseconds from a command's answer until a tab had it; below zero where the tab was faster. */
  readonly times: readonly number[]
}

/**
 * Commands of many people at a steady pace, and what arrives at their sockets: everything should, once, in order, and
 * nowhere else.
 */
export async function deliver(load: Load): Promise<Deliveries> {
  const { urls, tokens, tabsEach, commands, perSecond } = load
  const people = await Promise.all(
    tokens.map(async (token, n) => ({
      token,
      tabs: await Promise.all(Array.from({ length: tabsEach }, (_, tab) => openTab(at(urls, n + tab), token))),
      sent: [] as { readonly id: string; readonly at: number }[],
      last: Promise.resolve(),
    })),
  )
  const from = performance.now()
  for (let n = 0; n < commands; n += 1) {
    const early = from + (n * 1000) / perSecond - performance.now()
    if (early > 1) await pause(early)
    const person = at(people, n)
    const url = at(urls, n)
    // one after the other, so that it is known which comes first
    person.last = person.last.then(async () => {
      const { body } = await call(`${url}/availability/groups`, { token: person.token, body: BODY })
      person.sent.push({ id: JSON.parse(body).data.id, at: performance.now() })
    })
  }
  await Promise.all(people.map(({ last }) => last))
  const isComplete = () => people.every(({ tabs, sent }) => tabs.every(({ heard }) => heard.length >= sent.length))
  const end = performance.now() + load.patienceMs
  while (!isComplete() && performance.now() < end) await pause(10)
  for (const { tabs } of people) for (const { socket } of tabs) socket.disconnect()
  return sumDeliveries(people.flatMap(({ tabs, sent }) => tabs.map(({ heard }) => judgeDeliveries(sent, heard))))
}

interface Heard {
  readonly id: string
  readonly at: number
}

async function openTab(url: string, token: string) {
  const { origin, pathname } = new URL(url)
  const socket: Socket<ServerToClient> = io(origin, {
    path: pathname + SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { authorization: `Bearer ${token}` },
  })
  const heard: Heard[] = []
  socket.on('hint', ({ changes }) => {
    const at = performance.now()
    for (const { entity, id = '' } of changes) if (entity === 'availability') heard.push({ id, at })
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('ready', () => resolve())
    socket.once('connect_error', reject)
  })
  return { socket, heard }
}

function judgeDeliveries(sent: readonly Heard[], heard: readonly Heard[]): Deliveries {
  const sentAt = new Map(sent.map(({ id, at }) => [id, at]))
  const known = heard.filter(({ id }) => sentAt.has(id))
  const first = [...new Map(known.map((one) => [one.id, one])).values()]
  const order = first.map(({ id }) => id).join()
  const wanted = sent.filter(({ id }) => first.some((one) => one.id === id)).map(({ id }) => id)
  return {
    expected: sent.length,
    lost: sent.length - first.length,
    doubled: known.length - first.length,
    disordered: order === wanted.join() ? 0 : 1,
    strays: heard.length - known.length,
    times: first.map(({ id, at }) => at - (sentAt.get(id) ?? at)),
  }
}

function sumDeliveries(all: readonly Deliveries[]): Deliveries {
  const sum = (of: (one: Deliveries) => number) => all.reduce((total, one) => total + of(one), 0)
  return {
    expected: sum((one) => one.expected),
    lost: sum((one) => one.lost),
    doubled: sum((one) => one.doubled),
    disordered: sum((one) => one.disordered),
    strays: sum((one) => one.strays),
    times: all.flatMap(({ times }) => times),
  }
}

function at<T>(all: readonly T[], n: number): T {
  const found = all[n % all.length]
  if (found === undefined) throw new Error('there is none')
  return found
}

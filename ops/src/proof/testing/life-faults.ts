import { lessonDecider } from '@kredka/backend/lessons/lesson'
import { orderDecider, stateOf } from '@kredka/backend/orders/order'
import { paymentDecider } from '@kredka/backend/payments/payment'
import type { Recorded } from '@kredka/contracts/kernel/events'
import type { Graph } from '@kredka/contracts/kernel/graph'
import { LESSON_LIFE, PROBLEM_GRAPH } from '@kredka/contracts/lessons/rules'
import { ORDER_GRAPH } from '@kredka/contracts/orders/rules'
import { PAYMENT_GRAPH } from '@kredka/contracts/payments/rules'
import type { InstantWorld } from './instant-world.ts'

/** Things go from state to state along the ways that the contract draws. */
export function lifeFaults(world: InstantWorld): readonly string[] {
  const faults: string[] = []
  const streams = Object.groupBy(world.log, ({ stream }) => stream)
  for (const [stream, events = []] of Object.entries(streams)) {
    const [category] = stream.split('-')
    if (category === 'order') faults.push(...off(ORDER_GRAPH, statesOf(orderDecider, events, stateOf), stream))
    if (category === 'payment') {
      faults.push(
        ...off(
          PAYMENT_GRAPH,
          statesOf(paymentDecider, events, ({ state }) => state),
          stream,
        ),
      )
    }
    if (category === 'lesson') {
      faults.push(
        ...off(
          LESSON_LIFE,
          statesOf(lessonDecider, events, (lesson) => lesson?.state ?? 'absent'),
          stream,
        ),
      )
      const problems = statesOf(lessonDecider, events, (lesson) => lesson?.problem?.state ?? 'absent')
      faults.push(...off(PROBLEM_GRAPH, problems, stream))
    }
  }
  return faults
}

interface Folding<S> {
  readonly initial: S
  readonly evolve: (state: S, event: never) => S
}

function statesOf<S>({ initial, evolve }: Folding<S>, events: readonly Recorded[], name: (state: S) => string) {
  const names = [name(initial)]
  let state = initial
  for (const event of events) {
    state = evolve(state, event as never)
    names.push(name(state))
  }
  return names
}

function off(graph: Graph, states: readonly string[], stream: string): readonly string[] {
  return states.slice(1).flatMap((to, n) => {
    const from = states[n] ?? ''
    const isWay = from === to || Object.values(graph[from] ?? {}).some((ways) => ways.includes(to))
    return isWay ? [] : [`${stream} went from ${from} to ${to}`]
  })
}

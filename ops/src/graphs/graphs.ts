import { REPORT_GRAPH } from '@kredka/contracts/chat/rules'
import { ANNOUNCEMENT_GRAPH, IDEA_GRAPH, OPINION_GRAPH } from '@kredka/contracts/community/rules'
import type { Graph } from '@kredka/contracts/kernel/graph'
import { LESSON_LIFE, PROBLEM_GRAPH } from '@kredka/contracts/lessons/rules'
import { OFFER_GRAPH } from '@kredka/contracts/offers/rules'
import { ORDER_GRAPH } from '@kredka/contracts/orders/rules'
import { PAYMENT_GRAPH } from '@kredka/contracts/payments/rules'
import { PROMOTION_GRAPH } from '@kredka/contracts/promotions/rules'
import { REVIEW_GRAPH } from '@kredka/contracts/reviews/rules'
import { BETA_GRAPH } from '@kredka/contracts/settings/features'
import { EXERCISE_GRAPH } from '@kredka/contracts/topics/rules'
import { draw } from './draw.ts'

export interface DrawnGraph {
  /** Of its file in `ops/docs/graphs`. */
  readonly name: string
  readonly title: string
  readonly graph: Graph
}

/** Every graph that the contract declares, in the order in which the documents show them. */
export const GRAPHS: readonly DrawnGraph[] = [
  { name: 'offer', title: 'An offer', graph: OFFER_GRAPH },
  { name: 'order', title: 'An order', graph: ORDER_GRAPH },
  { name: 'lesson', title: 'A lesson', graph: LESSON_LIFE },
  { name: 'problem-report', title: 'A report of a problem with a lesson', graph: PROBLEM_GRAPH },
  { name: 'payment', title: 'A payment', graph: PAYMENT_GRAPH },
  { name: 'promotion', title: 'A promotion', graph: PROMOTION_GRAPH },
  { name: 'review', title: 'A review of a teacher', graph: REVIEW_GRAPH },
  { name: 'exercise', title: 'An exercise of a topic', graph: EXERCISE_GRAPH },
  { name: 'message-report', title: 'A report of a message', graph: REPORT_GRAPH },
  { name: 'idea', title: 'An idea of the community', graph: IDEA_GRAPH },
  { name: 'opinion', title: 'An opinion on the service', graph: OPINION_GRAPH },
  { name: 'announcement', title: 'An announcement of the house', graph: ANNOUNCEMENT_GRAPH },
  { name: 'beta-feature', title: 'A feature on trial, for one person', graph: BETA_GRAPH },
]

/** Files of `ops/docs/graphs` by name, as they have to be. */
export function graphFiles(): ReadonlyMap<string, string> {
  const drawings = GRAPHS.map(({ name, title, graph }) => [`${name}.svg`, draw(title, graph)] as const)
  return new Map([...drawings, ['README.md', listed()]])
}

function listed(): string {
  const parts = GRAPHS.map(({ name, title }) => `## ${title}\n\n![${title}](${name}.svg)\n`)
  return `# Lives

What can become of a thing, as the contract declares it and every decider's test checks it. A dashed frame is what a thing is before its first event, a
grey one an end; \`↻\` is done without leaving the state. Drawn by \`npm run graphs\`.

${parts.join('\n')}`
}

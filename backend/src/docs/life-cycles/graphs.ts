import { REPORT_GRAPH } from '@kredka/contracts/chat/rules'
import { ANNOUNCEMENT_GRAPH, IDEA_GRAPH, OPINION_GRAPH } from '@kredka/contracts/community/rules'
import type { CommandIn, Graph, StateIn } from '@kredka/contracts/kernel/graph'
import { LESSON_LIFE, PROBLEM_GRAPH } from '@kredka/contracts/lessons/rules'
import { OFFER_GRAPH } from '@kredka/contracts/offers/rules'
import { ORDER_GRAPH } from '@kredka/contracts/orders/rules'
import { PAYMENT_GRAPH } from '@kredka/contracts/payments/rules'
import { PROMOTION_GRAPH } from '@kredka/contracts/promotions/rules'
import { REVIEW_GRAPH } from '@kredka/contracts/reviews/rules'
import { BETA_GRAPH } from '@kredka/contracts/settings/features'
import { EXERCISE_GRAPH } from '@kredka/contracts/topics/rules'

/** Every graph that the contract declares, in the order in which the documents show them. */
export const GRAPHS = {
  offer: OFFER_GRAPH,
  order: ORDER_GRAPH,
  lesson: LESSON_LIFE,
  'problem-report': PROBLEM_GRAPH,
  payment: PAYMENT_GRAPH,
  promotion: PROMOTION_GRAPH,
  review: REVIEW_GRAPH,
  exercise: EXERCISE_GRAPH,
  'message-report': REPORT_GRAPH,
  idea: IDEA_GRAPH,
  opinion: OPINION_GRAPH,
  announcement: ANNOUNCEMENT_GRAPH,
  'beta-feature': BETA_GRAPH,
} as const satisfies Readonly<Record<string, Graph>>

interface Words<G extends Graph> {
  readonly title: string
  /** What each state means. */
  readonly states: Readonly<Record<StateIn<G>, string>>
  /** Who does what with each command. */
  readonly commands: Readonly<Record<CommandIn<G>, string>>
}

/** What lives are in one language: a state or a command without its words does not compile. */
export type LifeCycleTexts = { readonly [Name in keyof typeof GRAPHS]: Words<(typeof GRAPHS)[Name]> }

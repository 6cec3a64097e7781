import type { Policy, React } from './policy.ts'
import { runTraced } from './tracing.ts'

/** The policy with a span for each event that it reacts to (OPS-05). */
export function tracePolicy(policy: Policy): Policy {
  const reactions = Object.entries(policy.on).map(([type, react]): [string, React] => [
    type,
    (event, reaction) => {
      const attributes = { 'kredka.event': type, 'kredka.stream': event.stream }
      const of = [event.metadata.$correlationId]
      return runTraced(`policy ${policy.name}`, attributes, of, () => react(event, reaction))
    },
  ])
  return { ...policy, on: Object.fromEntries(reactions) }
}

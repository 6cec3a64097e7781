import type { Alarm, Policy, React } from './policy.ts'
import { traced } from './tracing.ts'

/** The policy with a span for each event that it reacts to (OPS-05). */
export function tracedPolicy(policy: Policy): Policy {
  const reactions = Object.entries(policy.on).map(([type, react]): [string, React] => [
    type,
    (event, reaction) => {
      const { $correlationId } = event.metadata
      const attributes = {
        'kredka.event': type,
        'kredka.stream': event.stream,
        'kredka.correlation_id': $correlationId,
      }
      return traced(`policy ${policy.name}`, attributes, () => react(event, reaction))
    },
  ])
  return { ...policy, on: Object.fromEntries(reactions) }
}

/** The alarm with a span for each firing. */
export function tracedAlarm(alarm: Alarm): Alarm {
  return { ...alarm, fire: (fired, reaction) => traced(`alarm ${alarm.name}`, {}, () => alarm.fire(fired, reaction)) }
}

import type { Alarm, Policy, React } from './policy.ts'
import { runTraced } from './tracing.ts'

/** The policy with a span for each event that it reacts to (OPS-05). */
export function tracePolicy(policy: Policy): Policy {
  const reactions = Object.entries(policy.on).map(([type, react]): [string, React] => [
    type,
    (event, reaction) => {
      const { $correlationId } = event.metadata
      const attributes = {
        'kredka.event': type,
        'kredka.stream': event.stream,
        'kredka.correlation_id': $correlationId,
      }
      return runTraced(`policy ${policy.name}`, attributes, () => react(event, reaction))
    },
  ])
  return { ...policy, on: Object.fromEntries(reactions) }
}

/** The alarm with a span for each firing. */
export function traceAlarm(alarm: Alarm): Alarm {
  return {
    ...alarm,
    fire: (fired, reaction) => runTraced(`alarm ${alarm.name}`, {}, () => alarm.fire(fired, reaction)),
  }
}

import { deriveEntityId } from '@kredka/backend/kernel/ids'
import { subscriberDecider } from '@kredka/backend/newsletter/subscriber'
import { DAY, HOUR } from '@kredka/contracts/kernel/durations'
import type { SeedPerson } from './people-plan.ts'
import type { Step } from './step.ts'

interface NewsletterParts {
  /** Milliseconds: the demonstration's present. */
  readonly now: number
  readonly students: readonly SeedPerson[]
  readonly teachers: readonly SeedPerson[]
}

/** One of so many gets the newsletter, and one in four of these in English. */
const ONE_OF = 5

/** Some of the people have the newsletter sent to them, by their settings, so that an issue goes to somebody (CNT-01). */
export function newsletterSteps({ now, students, teachers }: NewsletterParts): readonly Step[] {
  return [...students, ...teachers].filter((_, n) => n % ONE_OF === 2).map((person, n) => subscribeStep(now, person, n))
}

function subscribeStep(now: number, { user_id, email, email_key, joined_at }: SeedPerson, n: number): Step {
  const at = Math.min(joined_at + 2 * DAY + (n % 9) * HOUR, now - HOUR)
  const subscriber_id = deriveEntityId('demo', `subscriber ${user_id}`, at)
  const language = n % 4 === 3 ? 'en' : 'pl'
  return {
    at,
    command: 'newsletter.set_own',
    actor: { kind: 'user', id: user_id },
    key: `subscribe ${user_id}`,
    of: user_id,
    run: (write, context) =>
      write.execute(
        subscriberDecider,
        email_key,
        { do: 'subscribe', subscriber_id, email_key, email, language },
        context,
      ),
  }
}

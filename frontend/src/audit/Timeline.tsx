import type { TimelineEntryView, TimelineKind } from '@kredka/contracts/audit/views'
import { priceOf } from '@kredka/contracts/locker/prices'
import { useResource } from '../app/store/resource.ts'
import { useFormat } from '../i18n/useFormat.ts'
import { useText } from '../i18n/useText.ts'
import { partTitle } from '../locker/index.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { ResourceView } from '../ui/ResourceView.tsx'
import { STATUS_ICONS } from '../ui/StatusLabel.tsx'
import { agreedTimeline, avatarTimeline, timeline } from './resources.ts'
import { ACTORS, STEPS } from './steps.ts'
import classes from './timeline.module.css'

interface Props {
  readonly kind: TimelineKind
  readonly id: string
  /** Names the list. */
  readonly title: string
  /** The title stands above the list. Default true; false where it stands there already. */
  readonly headed?: boolean
}

/** What tells of itself alone; the rest tell of other things too, so that several have to be heard. */
const ALONE: readonly TimelineKind[] = ['offer', 'account', 'quiz', 'level', 'assignment', 'quiz_request']

/** EVT-11: what happened to a thing, when, by whom and why, the newest first. */
export function Timeline({ kind, id, title, headed = true }: Props) {
  const found = useResource(resourceOf(kind), { kind, id })
  return (
    <section aria-label={title} className={classes.timeline}>
      {headed && <h2>{title}</h2>}
      <ResourceView of={found}>
        {(steps) => (
          <ol>
            {steps.toReversed().map((step) => (
              <Step key={step.id} step={step} />
            ))}
          </ol>
        )}
      </ResourceView>
    </section>
  )
}

function resourceOf(kind: TimelineKind) {
  if (kind === 'locker') return avatarTimeline
  return ALONE.includes(kind) ? timeline : agreedTimeline
}

/**
 * Money, days and times among the values of a step as people write them: `amount` is minor units of złoty, `date` a
 * day, `from` and `to` are instants; `part` is one of an avatar where it has a price.
 */
function useReadable(params: TimelineEntryView['params']): TimelineEntryView['params'] {
  const format = useFormat()
  const t = useText()
  const { amount, date, from, to, part } = params
  return {
    ...params,
    ...(typeof amount === 'number' ? { amount: format.money(amount, 'PLN') } : {}),
    ...(typeof part === 'string' && priceOf(part) > 0 ? { part: partTitle(t, part) } : {}),
    ...(typeof date === 'string' ? { date: format.date(date) } : {}),
    ...(typeof from === 'string' ? { from: format.dateTime(from) } : {}),
    ...(typeof to === 'string' ? { to: format.dateTime(to) } : {}),
  }
}

function Step({ step }: { readonly step: TimelineEntryView }) {
  const t = useText()
  const format = useFormat()
  const words = STEPS[step.what]
  const by = ACTORS[step.by]
  const params = useReadable(step.params)
  const name = step.by_name ?? t('audit.deleted_user')
  return (
    <li style={{ color: `var(--status-${words.kind})` }}>
      <span className={classes.mark} style={{ background: `var(--status-${words.kind}-tint)` }}>
        <Icon name={STATUS_ICONS[words.kind]} size={16} />
      </span>
      <div className={classes.what}>
        <p>{t(words.text, params)}</p>
        <p className="soft-note">
          <time dateTime={step.occurred_at}>{format.dateTime(step.occurred_at)}</time>
          {by !== null && ` · ${t(by, { name })}`}
        </p>
        {step.note !== null && <blockquote>{step.note}</blockquote>}
      </div>
    </li>
  )
}

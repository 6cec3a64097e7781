import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './facts.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Differs from what it is compared with. */
  readonly changed?: boolean
}

/** Names and values below each other; what changed is marked by colour and word. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value, changed = false }) => (
        <div key={label} data-changed={changed || undefined}>
          <dt>{label}</dt>
          <dd>
            {value}
            {changed && <Changed />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The word beside what differs from the version before. */
export function Changed() {
  const t = useText()
  return <span className={classes.changed}>{t('back_office.changed')}</span>
}

const LONG_ID = /([0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-z]{20,})/
const HEAD = 6
const TAIL = 5

/**
 * Names of the machine room with ids in them, each id shortened in its middle to the eye alone: the whole is read out,
 * copied and found by the browser, and stands in the title.
 */
export function ShortCode({ children }: { readonly children: string }) {
  return (
    <span className={classes.short} title={children}>
      {children.split(LONG_ID).map((part, place) =>
        place % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
          <span key={place} className={classes.id}>
            {part.slice(0, HEAD)}
            <span className={classes.middle}>{part.slice(HEAD, -TAIL)}</span>
            {part.slice(-TAIL)}
          </span>
        ),
      )}
    </span>
  )
}

/** Names of the machine room: ids, streams, events. */
export function Code({ children }: { readonly children: ReactNode }) {
  return <code className={classes.code}>{children}</code>
}

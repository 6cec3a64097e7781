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

/** Names of the machine room: ids, streams, events. */
export function Code({ children }: { readonly children: ReactNode }) {
  return <code className={classes.code}>{children}</code>
}

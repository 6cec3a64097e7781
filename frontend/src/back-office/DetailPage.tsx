import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { Stack } from '../ui/layout.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { type Fact, Facts } from './Facts.tsx'
import { type InLog, LogLinks } from './LogLinks.tsx'
import { WorkBar } from './queue/WorkBar.tsx'
import { WithFacts } from './Talk.tsx'

interface Props {
  /** The table that it is a row of. */
  readonly section: { readonly label: string; readonly to: string }
  readonly title: string
  /** Its state. */
  readonly about: ReactNode
  /** What staff can do with it. */
  readonly actions?: ReactNode
  readonly facts: readonly Fact[]
  /** What it is in the queue of what waits for staff. */
  readonly waits?: ComponentProps<typeof WorkBar>
  /** What the log knows it by. */
  readonly log?: InLog
  /** What is read, part by part. */
  readonly children: ReactNode
}

/** One thing that staff read and decide on: what it says, the facts beside it, what can be done (ADM-02). */
export function DetailPage({ section, title, about, actions, facts, waits, log, children }: Props) {
  return (
    <Stack space={5}>
      <PageHeader crumbs={[section, { label: title }]} title={title} about={about} actions={actions} />
      {waits && <WorkBar {...waits} />}
      <WithFacts
        facts={
          <Card padding="tight">
            <Stack space={3}>
              <Facts facts={facts} />
              {log && <LogLinks {...log} />}
            </Stack>
          </Card>
        }
      >
        <Stack space={4}>{children}</Stack>
      </WithFacts>
    </Stack>
  )
}

/** Something that was written, under its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card padding="tight">
      <Stack space={2}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </Card>
  )
}

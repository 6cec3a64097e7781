import type { ReactNode } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout.tsx'

/** One group of widgets on the developer's page. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack space={3}>
      <h2>{title}</h2>
      <Card>
        <Stack space={5}>{children}</Stack>
      </Card>
    </Stack>
  )
}

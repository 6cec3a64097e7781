import { Tooltip as Mantine } from '@mantine/core'
import type { ReactElement } from 'react'
import { MantineRoot } from '../theme/MantineRoot.tsx'
import classes from './tooltip.module.css'

/** A word about what it wraps, on hover, focus and touch; offset 12 (section 9). Never the only place of what matters. */
export function Tooltip({ text, children }: { readonly text: string; readonly children: ReactElement }) {
  return (
    <MantineRoot>
      <Mantine
        label={text}
        offset={12}
        multiline
        maw={280}
        events={{ hover: true, focus: true, touch: true }}
        classNames={{ tooltip: classes.tooltip ?? '' }}
      >
        {children}
      </Mantine>
    </MantineRoot>
  )
}

import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import './mantine.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTheme } from './Theme.tsx'

/** Mantine only learns what its components compute with; colours and sizes are our style sheets'. */
const MANTINE = createTheme({
  fontFamily: 'var(--font)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  breakpoints: { xs: '30em', sm: '42.5625em', md: '56.3125em', lg: '75.0625em', xl: '90em' },
})

/**
 * What every component made with Mantine stands in. It is not around the whole page, so that Mantine loads with the
 * first component that needs it and not with the shell.
 */
export function MantineRoot({ children }: { readonly children: ReactNode }) {
  const { shade, env } = useTheme()
  return (
    <MantineProvider
      theme={MANTINE}
      env={env}
      forceColorScheme={shade}
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

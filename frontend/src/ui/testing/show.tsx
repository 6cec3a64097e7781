import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { TextProvider } from '../../i18n/TextProvider.tsx'
import { textsIn } from '../../i18n/testing/texts-in.ts'
import { Theme } from '../theme/Theme.tsx'

interface Options {
  /** Default English: its texts are those of the specification. */
  readonly language?: PageLanguage
  readonly path?: string
  /** Default `test`: without transitions. */
  readonly env?: 'default' | 'test'
}

/** A widget with its texts, theme and an address, in jsdom. */
export function show(children: ReactNode, { language = 'en', path = '/', env = 'test' }: Options = {}) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <TextProvider language={language} messages={textsIn(language)}>
        <Theme env={env}>{children}</Theme>
      </TextProvider>
    </MemoryRouter>,
  )
}

import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { rejected } from '../app/testing/fake-api.ts'
import { TextProvider } from './TextProvider.tsx'
import { textsIn } from './testing/texts-in.ts'
import { useErrorText } from './useErrorText.ts'

function told(language: 'pl' | 'en', seconds: number): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextProvider language={language} messages={textsIn(language)}>
      {children}
    </TextProvider>
  )
  const { error } = rejected('TOO_MANY_REQUESTS', { params: { seconds } })
  return renderHook(useErrorText, { wrapper }).result.current(error)
}

test.each([
  [1, 'za 1 sekundę.', 'in 1 second.'],
  [4, 'za 4 sekundy.', 'in 4 seconds.'],
  [64, 'za 64 sekundy.', 'in 64 seconds.'],
  [128, 'za 3 minuty.', 'in 3 minutes.'],
  [900, 'za 15 minut.', 'in 15 minutes.'],
])('ACC-10 a wait of %d s is told in words', (seconds, pl, en) => {
  expect(told('pl', seconds)).toMatch(new RegExp(`${pl.replace('.', '\\.')}$`))
  expect(told('en', seconds)).toMatch(new RegExp(`${en.replace('.', '\\.')}$`))
})

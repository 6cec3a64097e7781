import type { PageLanguage } from '@kredka/contracts/kernel/head'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { distance } from './distance.ts'
import { TextProvider } from './TextProvider.tsx'
import { textsIn } from './testing/texts-in.ts'
import { type Format, useFormat } from './useFormat.ts'
import { useText } from './useText.ts'

function inLanguage<T>(language: PageLanguage, hook: () => T): T {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextProvider language={language} messages={textsIn(language)}>
      {children}
    </TextProvider>
  )
  return renderHook(hook, { wrapper }).result.current
}

const plain = (text: string) => text.replace(/\s/g, ' ')
const both = (use: (format: Format) => string) =>
  (['pl', 'en'] as const).map((language) => plain(use(inLanguage(language, useFormat))))

test('I18-02 money: minor units in, decimals only where there are some', () => {
  expect(both((format) => format.money(8000, 'PLN'))).toEqual(['80 zł', 'PLN 80'])
  expect(both((format) => format.money(8050, 'PLN'))).toEqual(['80,50 zł', 'PLN 80.50'])
})

test('I18-02 average stars have one decimal, also where it is none', () => {
  expect(both((format) => format.stars(5))).toEqual(['5,0', '5.0'])
  expect(both((format) => format.stars(4.66))).toEqual(['4,7', '4.7'])
})

test('I18-02 a date without a time is the same day everywhere', () => {
  expect(both((format) => format.date('2026-11-30'))).toEqual(['30 lis 2026', '30 Nov 2026'])
})

test('I18-02 an instant in a zone', () => {
  const summer = '2026-07-01T22:30:00Z'
  expect(both((format) => format.time(summer, 'Europe/Warsaw'))).toEqual(['00:30', '00:30'])
  expect(both((format) => format.dateTime(summer, 'America/New_York'))[0]).toBe('1 lip 2026, 18:30')
})

test('I18-02 a time of the coming weeks has its day of the week and no year', () => {
  expect(both((format) => format.soon('2026-11-24T15:00:00Z'))).toEqual(['wt., 24 lis, 15:00', 'Tue 24 Nov, 15:00'])
})

test('I18-02 how long ago', () => {
  const now = Date.parse('2026-11-30T12:00:00Z')
  expect(both((format) => format.fromNow('2026-11-28T11:00:00Z', now))).toEqual(['przedwczoraj', '2 days ago'])
})

test('I18-02 tomorrow is the next date of the person’s calendar, not 24 to 48 hours away', () => {
  const words = (instant: string, now: string, zone: string) => distance(Date.parse(instant), Date.parse(now), zone)
  expect(words('2026-11-24T06:00:00Z', '2026-11-22T07:00:00Z', 'Europe/Warsaw')).toEqual([2, 'day'])
  expect(words('2026-11-23T23:30:00Z', '2026-11-22T22:30:00Z', 'Europe/Warsaw')).toEqual([2, 'day'])
  expect(words('2026-11-23T23:30:00Z', '2026-11-22T22:30:00Z', 'UTC')).toEqual([1, 'day'])
  expect(words('2026-11-22T23:30:00Z', '2026-11-22T22:30:00Z', 'Europe/Warsaw')).toEqual([1, 'hour'])
  // the night when the clocks go back has 25 hours
  expect(words('2026-10-25T22:30:00Z', '2026-10-24T22:00:00Z', 'Europe/Warsaw')).toEqual([0, 'day'])
  expect(words('2026-11-22T10:00:40Z', '2026-11-22T10:00:00Z', 'UTC')).toEqual([40, 'second'])
  expect(words('2027-01-02T10:00:00Z', '2026-11-22T10:00:00Z', 'UTC')).toEqual([2, 'month'])
  expect(words('2028-01-22T10:00:00Z', '2026-11-22T10:00:00Z', 'UTC')).toEqual([1, 'year', 'always'])
  const now = Date.parse('2026-11-22T07:00:00Z')
  expect(both((format) => format.fromNow('2026-11-24T06:00:00Z', now))).toEqual(['pojutrze', 'in 2 days'])
})

test('I18-02 Polish plurals: one, few, many, other', () => {
  const t = inLanguage('pl', useText)
  const words = [1, 2, 5, 22, 25, 1.5].map((count) => t('translations.about', { count }).split(' ')[1])
  expect(words).toEqual(['tekst', 'teksty', 'tekstów', 'teksty', 'tekstów', 'tekstu'])
})

test('I18-02 times are those of the person’s zone; a zone that the browser does not know changes nothing', () => {
  const at = (timeZone: string) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <TextProvider language="en" messages={textsIn('en')} timeZone={timeZone}>
        {children}
      </TextProvider>
    )
    const format = renderHook(useFormat, { wrapper }).result.current
    return plain(`${format.dateTime('2026-07-01T22:30:00Z')} ${format.date('2026-07-01')}`)
  }
  expect(at('Asia/Tokyo')).toBe('2 Jul 2026, 07:30 1 Jul 2026')
  expect(at('America/New_York')).toBe('1 Jul 2026, 18:30 1 Jul 2026')
  expect(at('Mars/Olympus')).toContain('Jul')
})

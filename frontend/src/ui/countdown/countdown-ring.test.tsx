import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { show } from '../testing/show.tsx'
import { CountdownRing } from './CountdownRing.tsx'

const NOW = Date.parse('2026-11-24T12:00:00.000Z')
const inSeconds = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const digits = () => screen.getByRole('timer').textContent
const said = () => screen.getByRole('status').textContent

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

describe('QUI-03 the time of an exam', () => {
  test.each([
    [3723, '1:02:03'],
    [245, '4:05'],
    [9, '0:09'],
    [-5, '0:00'],
  ])('%s seconds are %s', (seconds, shown) => {
    show(<CountdownRing deadline={inSeconds(seconds)} total={60_000} />)
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe(shown)
  })

  test('is that of the server, whatever the clock here says', () => {
    show(<CountdownRing deadline={inSeconds(60)} offset={20_000} total={60_000} />)
    expect(digits()).toBe('0:40')
  })

  test('moves on when a second is over, also where the first one had begun', () => {
    show(<CountdownRing deadline={inSeconds(59.4)} total={60_000} />)
    expect(digits()).toBe('1:00')
    pass(399)
    expect(digits()).toBe('1:00')
    pass(1)
    expect(digits()).toBe('0:59')
    pass(30_000)
    expect(digits()).toBe('0:29')
  })

  test('is right at once when the page is looked at after a sleep', () => {
    show(<CountdownRing deadline={inSeconds(600)} total={600_000} />)
    jest.setSystemTime(NOW + 400_000)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(digits()).toBe('3:20')
    expect(said()).toBe('5 minutes left')
  })

  test('ends once', () => {
    let ends = 0
    show(<CountdownRing deadline={inSeconds(2)} total={60_000} onEnd={() => ends++} />)
    pass(1_999)
    expect(ends).toBe(0)
    pass(1)
    expect([ends, digits()]).toEqual([1, '0:00'])
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    pass(60_000)
    expect(ends).toBe(1)
  })

  test.each([
    ['en', ['', '5 minutes left', '1 minute left', '10 seconds left', 'Time is up']],
    ['pl', ['', 'Zostało 5 minut', 'Została 1 minuta', 'Zostało 10 sekund', 'Czas minął']],
  ] as const)('says in %s at few moments what is left', (language, words) => {
    show(<CountdownRing deadline={inSeconds(301)} total={301_000} />, { language })
    const heard = [said()]
    for (let second = 0; second < 301; second++) {
      pass(1_000)
      if (said() !== heard.at(-1)) heard.push(said())
    }
    expect(heard).toEqual(words)
  })

  test('says nothing of what was over before', () => {
    show(<CountdownRing deadline={inSeconds(50)} total={60_000} />)
    expect(said()).toBe('')
  })
})

import { screen, within } from '@testing-library/react'
import { show } from '../testing/show.tsx'
import { Distribution } from './Distribution.tsx'
import { ScoreRing } from './ScoreRing.tsx'

const spoken = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim()

describe('QUI-09 how answers are distributed', () => {
  const rows = [
    { key: 'a', text: 'Wisła', count: 12, place: 0, isRight: true },
    { key: 'b', text: 'Odra', count: 8, place: 1 },
  ]

  test('each answer stands with its number and share, what is right with a word', () => {
    show(<Distribution label="Answers" rows={rows} people={16} />)
    const items = within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem')
    expect(items.map(spoken)).toEqual(['A Wisła Right 12 (75%)', 'B Odra 8 (50%)'])
  })

  test('nobody is no division by nothing', () => {
    show(<Distribution label="Answers" rows={[{ key: 'a', text: 'kot', count: 0 }]} people={0} />)
    expect(spoken(screen.getByRole('listitem'))).toBe('kot 0 (0%)')
  })
})

describe('QUI-05 a score as a ring', () => {
  test.each([
    [0, '0%', 1],
    [0.857, '86%', 2],
    [1.2, '100%', 2],
  ])('%s is %s', (share, words, circles) => {
    const { container } = show(<ScoreRing share={share} />)
    expect(container.textContent).toBe(words)
    expect(container.querySelectorAll('circle')).toHaveLength(circles)
  })

  test('its words stand inside', () => {
    const { container } = show(<ScoreRing share={0.5} label="6 of 12" great />)
    expect(container.textContent).toBe('50%6 of 12')
  })
})

import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'

interface Options {
  readonly bank: readonly string[]
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly locked: boolean
}

export interface Placing {
  /** Place of the word in the hand; null where none is. */
  readonly word: number | null
  /** The gap that the next word goes into; null where none was chosen. */
  readonly gap: number | null
  /** Places of the words that stand in gaps. */
  readonly used: ReadonlySet<number>
  /** What happened last, for those who listen. */
  readonly said: string
  chooseWord(place: number): void
  chooseGap(index: number): void
  emptyGap(index: number): void
}

/** Moves words of a bank into gaps: a word and then a gap, or a gap and then a word. */
export function useWordBank({ bank, values, onChange, locked }: Options): Placing {
  const t = useText()
  const [word, setWord] = useState<number | null>(null)
  const [gap, setGap] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const used = usedOf(bank, values)
  const put = (place: number, index: number) => {
    const placed = bank[place] ?? ''
    onChange(values.map((value, n) => (n === index ? placed : value)))
    setSaid(t('answers.placed', { word: placed, gap: index + 1 }))
    setWord(null)
    setGap(null)
  }
  const emptyGap = (index: number) => {
    const taken = values[index] ?? ''
    if (locked || taken === '') return
    onChange(values.map((value, n) => (n === index ? '' : value)))
    setSaid(t('answers.returned', { word: taken }))
  }
  return {
    word,
    gap,
    used,
    said,
    emptyGap,
    chooseWord(place) {
      if (locked || used.has(place)) return
      if (gap !== null) put(place, gap)
      else setWord(word === place ? null : place)
    },
    chooseGap(index) {
      if (locked) return
      if (word !== null) return put(word, index)
      emptyGap(index)
      setGap(gap === index ? null : index)
    },
  }
}

/** Which words of the bank the gaps hold; of equal words as many as are held. */
function usedOf(bank: readonly string[], values: readonly string[]): ReadonlySet<number> {
  const used = new Set<number>()
  for (const value of values) {
    const place = bank.findIndex((word, n) => word === value && !used.has(n))
    if (value !== '' && place >= 0) used.add(place)
  }
  return used
}

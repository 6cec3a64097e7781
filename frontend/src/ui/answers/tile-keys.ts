interface Key {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** How far an arrow leads in a list; 0 for any other key. */
export function stepOfKey({ key, altKey, ctrlKey, metaKey }: Key): number {
  return altKey || ctrlKey || metaKey ? 0 : (STEPS[key] ?? 0)
}

/** The place, from 0, that a digit (from 1) or a letter (from A) stands for; null for any other key. */
export function placeOfKey({ key, altKey, ctrlKey, metaKey }: Key): number | null {
  if (altKey || ctrlKey || metaKey || key.length !== 1) return null
  const letter = key.toLowerCase().charCodeAt(0) - 97
  if (letter >= 0 && letter < 26) return letter
  return key >= '1' && key <= '9' ? Number(key) - 1 : null
}

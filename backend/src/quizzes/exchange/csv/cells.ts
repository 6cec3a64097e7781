/** Several words in one cell: bars between, a backslash before a bar that is one. */
export function joinWords(words: readonly string[]): string {
  return words.map((word) => word.replace(/[\\|]/g, '\\$&')).join('|')
}

/** More than any question of ours takes: the others are not even looked at. */
const WORDS_READ_MAX = 100

export function splitWords(cell: string): string[] {
  const words: string[] = []
  let word = ''
  const end = () => {
    if (word.trim() !== '') words.push(word.trim())
    word = ''
  }
  for (let n = 0; n < cell.length && words.length < WORDS_READ_MAX; n += 1) {
    const character = cell[n] ?? ''
    const isEscape = character === '\\' && (cell[n + 1] === '|' || cell[n + 1] === '\\')
    if (isEscape) n += 1
    if (character === '|') end()
    else word += isEscape ? cell[n] : character
  }
  end()
  return words
}

/**
 * Letter by letter without accents and case, so that places in the folded text are places in the text: `Źdźbło` →
 * `zdzblo`.
 */
export function foldWords(text: string): readonly string[] {
  return [...text].map((letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ł', 'l')
    return [...plain][0] ?? letter
  })
}

/**
 * What somebody looks for, word by word, without the vowel that Polish changes at the end: `hasło` also finds `hasła`.
 */
export function wordsOf(typed: string): readonly string[] {
  return foldWords(typed)
    .join('')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (word.length < 4 ? word : word.replace(/[aeiouy]$/, '')))
}

/** Whether every word stands somewhere in the text. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  return countHeld(text, words) === words.length
}

/** How many of the words stand somewhere in the text. */
export function countHeld(text: string, words: readonly string[]): number {
  const folded = foldWords(text).join('')
  return words.filter((word) => folded.includes(word)).length
}

/** Polish and English number words; the value says how long a group they may end: hundreds, tens, units. */
const UNITS = [
  ['zero'],
  ['jeden', 'jedna', 'one'],
  ['dwa', 'dwie', 'two'],
  ['trzy', 'three'],
  ['cztery', 'four'],
  ['pięć', 'piec', 'five'],
  ['sześć', 'szesc', 'six'],
  ['siedem', 'seven'],
  ['osiem', 'eight'],
  ['dziewięć', 'dziewiec', 'nine'],
]
const TEENS = [
  ['dziesięć', 'dziesiec', 'ten'],
  ['jedenaście', 'jedenascie', 'eleven'],
  ['dwanaście', 'dwanascie', 'twelve'],
  ['trzynaście', 'trzynascie', 'thirteen'],
  ['czternaście', 'czternascie', 'fourteen'],
  ['piętnaście', 'pietnascie', 'fifteen'],
  ['szesnaście', 'szesnascie', 'sixteen'],
  ['siedemnaście', 'siedemnascie', 'seventeen'],
  ['osiemnaście', 'osiemnascie', 'eighteen'],
  ['dziewiętnaście', 'dziewietnascie', 'nineteen'],
]
const TENS = [
  ['dwadzieścia', 'dwadziescia', 'twenty'],
  ['trzydzieści', 'trzydziesci', 'thirty'],
  ['czterdzieści', 'czterdziesci', 'forty'],
  ['pięćdziesiąt', 'piecdziesiat', 'fifty'],
  ['sześćdziesiąt', 'szescdziesiat', 'sixty'],
  ['siedemdziesiąt', 'siedemdziesiat', 'seventy'],
  ['osiemdziesiąt', 'osiemdziesiat', 'eighty'],
  ['dziewięćdziesiąt', 'dziewiecdziesiat', 'ninety'],
]
const HUNDREDS = [
  ['sto'],
  ['dwieście', 'dwiescie'],
  ['trzysta'],
  ['czterysta'],
  ['pięćset', 'piecset'],
  ['sześćset', 'szescset'],
  ['siedemset'],
  ['osiemset'],
  ['dziewięćset', 'dziewiecset'],
]

const VALUES = new Map<string, number>([
  ...numberForms(UNITS, 0, 1),
  ...numberForms(TEENS, 10, 1),
  ...numberForms(TENS, 20, 10),
  ...numberForms(HUNDREDS, 100, 100),
])

/** `pięćset jeden dwieście dwa` → `501 202`; words that are no numbers stay as they are. */
export function digitsOfWords(text: string): string {
  const told: string[] = []
  let group: { value: number; room: number } | null = null
  for (const part of text.split(/(\s+|[,;-])/u)) {
    if (/^\s*$/u.test(part)) {
      if (group === null) told.push(part)
      continue
    }
    const value = VALUES.get(part)
    if (value !== undefined && group !== null && value > 0 && value < group.room) {
      group = { value: group.value + value, room: roomAfter(value) }
      continue
    }
    if (group !== null) told.push(String(group.value), ' ')
    // a comma between two spelled numbers only takes breath
    if (group !== null && /^[,;-]$/u.test(part)) {
      group = null
      continue
    }
    group = value === undefined ? null : { value, room: roomAfter(value) }
    if (value === undefined) told.push(part)
  }
  if (group !== null) told.push(String(group.value))
  return told.join('')
}

/** What may still be added: tens and units after hundreds, units after tens, nothing after units and teens. */
function roomAfter(value: number): number {
  if (value >= 100) return 100
  return value >= 20 ? 10 : 0
}

function numberForms(words: readonly (readonly string[])[], first: number, step: number): [string, number][] {
  return words.flatMap((forms, n) => forms.map((form): [string, number] => [form, first + n * step]))
}

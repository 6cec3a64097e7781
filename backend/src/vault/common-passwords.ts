/** What people here think of first, beside what they think of everywhere. */
const OWN = [
  ...['kredka', 'korepetycje', 'korepetytor', 'korki', 'lekcja', 'lekcje', 'nauka', 'nauczyciel', 'uczen', 'student'],
  ...['szkola', 'matura', 'matematyka', 'angielski', 'polski', 'fizyka', 'chemia', 'biologia', 'egzamin', 'tutor'],
  ...['haslo', 'mojehaslo', 'tajnehaslo', 'witaj', 'zaloguj', 'polska', 'warszawa', 'krakow', 'abcdef', 'abcdefg'],
]
/** So many digits and signs around a common word are no secret; more of them are, unless they are common too. */
const MAX_AROUND = 5
const LEET: Readonly<Record<string, string>> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '0': 'o', $: 's', '5': 's' }

let known: Promise<ReadonlySet<string>> | undefined

/** The words of leaked lists, Polish ones among them; read when the first password is chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...dictionary['passwords-common'], ...OWN])
}

/**
 * True for a password that guessing begins with: one of the lists, also with capitals, accents, look-alike digits, or a
 * few signs around it.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load()
  const words = await known
  const folded = password.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l')
  const spelled = folded.replace(/[@43105$]/g, (sign) => LEET[sign] ?? sign)
  return [folded, spelled].some((text) => words.has(text) || words.has(bare(text)) || isWordWithSigns(text, words))
}

function bare(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
}

function isWordWithSigns(text: string, words: ReadonlySet<string>): boolean {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (!words.has(word)) return false
  const around = text.replace(word, '')
  return around.length <= MAX_AROUND || words.has(bare(around))
}

import { digitsOfWords } from './number-words.ts'

/** What in a message may lead two people past the site. */
export const CONTACT_KINDS = ['phone', 'email', 'link', 'messenger'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/**
 * Contact data in a text, also spelled out or disguised (CHT-02): a reason to warn before a first lesson, never to
 * refuse. It rather misses a disguise than cries at a price, a date or the page of a textbook.
 */
export function contactDataIn(text: string): readonly ContactKind[] {
  const plain = plainOf(text)
  const found: Readonly<Record<ContactKind, boolean>> = {
    phone: hasPhone(plain),
    email: hasEmail(plain),
    link: hasLink(plain),
    messenger: hasMessenger(plain),
  }
  return CONTACT_KINDS.filter((kind) => found[kind])
}

/** Lower case, one form of each letter and digit, nothing invisible in between. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
}

/** The first two digits of Polish mobile numbers (UKE's numbering plan). */
const MOBILE = /^(?:45|50|51|53|57|60|66|69|72|73|78|79|88)/
const PHONE_WORD =
  /(?:\btel\b|telefon|komórk|komork|dzwoń|dzwon|\bsms|whats?app|\bphone|\bcall\b|\bmobile|\bnumer\b|\bnr\b)/u
/** What looks like a number and is a moment or a sum. */
const DATES_AND_SUMS =
  /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}\.\d{1,2}(?:\.\d{2,4})?\b(?!\.\d)|\b\d{1,2}:\d{2}\b|\b\d+(?:[.,]\d{2})?\s?(?:zł|pln|eur|€|\$)/gu
const RUN_OF_DIGITS = /\+?\(?\d(?:[\s().\-/–_]{0,3}\d){6,24}/gu

function hasPhone(plain: string): boolean {
  const hinted = PHONE_WORD.test(plain)
  const digits = digitsOfWords(plain.replace(/(?<=\d[\s-]?)o(?=[\s-]?\d)/gu, '0'))
  const bare = digits.replace(DATES_AND_SUMS, ' ; ')
  return (bare.match(RUN_OF_DIGITS) ?? []).some((run) => isPhone(run, hinted))
}

function isPhone(run: string, hinted: boolean): boolean {
  const abroad = run.startsWith('+') || run.replace('(', '').startsWith('00')
  const digits = run.replace(/\D/g, '').replace(/^00/, '')
  if (abroad && digits.length >= 9 && digits.length <= 15) return true
  const national = digits.length === 11 && digits.startsWith('48') ? digits.slice(2) : digits
  if (national.length !== 9 || national.startsWith('0')) return false
  return hinted || MOBILE.test(national)
}

const PROVIDER = '(?:gmail|wp|onet|o2|interia|outlook|hotmail|icloud|yahoo|proton)'
const AT = '\\s*(?:@|[([{<]\\s*(?:at|małpa|malpa|małpka)\\s*[)\\]}>]|\\s(?:at|małpa|malpa|małpka)\\s)\\s*'
const DOT = '(?:\\.|\\s*[([{<]\\s*(?:dot|kropka)\\s*[)\\]}>]\\s*|\\s+(?:dot|kropka)\\s+)'
const EMAIL = new RegExp(`[\\p{L}\\d._%+-]+${AT}[\\p{L}\\d-]+(?:${DOT}[\\p{L}\\d-]+)*${DOT}\\p{L}{2,}`, 'u')
const AT_PROVIDER = new RegExp(`[\\p{L}\\d._%+-]+${AT}${PROVIDER}\\b`, 'u')
const ON_PROVIDER =
  /\bna\s+(?:gmailu|wp|onecie|interii|outlooku|hotmailu)\b|\b(?:mój|moj|my)\s+(?:e-?mail|gmail|adres)\s+(?:to|is)\b/u

function hasEmail(plain: string): boolean {
  return EMAIL.test(plain) || AT_PROVIDER.test(plain) || ON_PROVIDER.test(plain)
}

const ENDING = '(?:pl|com|eu|net|org|info|biz|online|app|ua|uk)'
const LINK = new RegExp(
  [
    'https?:\\s?/\\s?/',
    '\\bwww\\s?\\.',
    // a name with a known ending
    `(?<![@\\p{L}\\d.-])[\\p{L}\\d][\\p{L}\\d-]*(?:\\.[\\p{L}\\d-]+)*\\.${ENDING}(?![\\p{L}\\d-]|\\.\\p{L})`,
    // any name with a path
    '\\b[\\p{L}\\d-]{1,63}\\.[a-z]{2,6}/\\S',
    // spelled out
    `[\\p{L}\\d-]{2,}(?:\\s+(?:kropka|dot)\\s+|\\s*[([{](?:kropka|dot)[)\\]}]\\s*)${ENDING}\\b`,
  ].join('|'),
  'u',
)

/** An address is no link beside being an address. */
function hasLink(plain: string): boolean {
  return LINK.test(plain.replace(new RegExp(EMAIL, 'gu'), ' '))
}

const MESSENGER =
  '(?:whats?app\\p{L}*|messenger\\p{L}*|telegram\\p{L}*|viber\\p{L}*|discord\\p{L}*|insta\\p{L}*|\\big|snap(?:chat)?\\p{L}*|facebook\\p{L}*|\\bfb|\\bfejs\\p{L}*|tik\\s?tok\\p{L}*|signal\\p{L}*)'
const WRITE =
  '(?:napisz|pisz|odezwij|dodaj|znajd|szukaj|zadzwoń|zadzwon|złap|wyślij|wyslij|kontakt|write|text|message|add|find|contact|reach)'
const TO_MESSENGER = new RegExp(
  [
    `${WRITE}\\p{L}*(?:\\s+\\S+){0,4}?\\s+${MESSENGER}(?!\\p{L})`,
    `${MESSENGER}\\s*(?:[:=@]|nick)`,
    `(?:mój|moj|my|mam|jestem)\\s+(?:\\S+\\s+){0,2}${MESSENGER}(?!\\p{L})`,
    '(?:^|[\\s(:])@[\\p{L}\\d_.]{3,}',
  ].join('|'),
  'u',
)

function hasMessenger(plain: string): boolean {
  return TO_MESSENGER.test(plain)
}

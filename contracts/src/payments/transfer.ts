/**
 * The text of a Polish transfer code: "Rekomendacja Związku Banków Polskich dotycząca kodu dwuwymiarowego (2D)",
 * version 1.0 of December 2013. Nine fields with `|` between them, at most 160 characters in all: tax number (none for
 * a person), country, account (26 digits), amount in grosze (six digits or more), name of the recipient (20), title
 * (32) and three reserved ones.
 */
const RECIPIENT_MAX = 20
export const TRANSFER_TITLE_MAX = 32
const AMOUNT_DIGITS = 6
/** What the recommendation allows in names and titles. */
const NOT_ALLOWED = /[^A-Za-z0-9ąćęłńóśźżĄĆĘŁŃÓŚŹŻ ,./\\\-@#&*]/gu

export interface Transfer {
  readonly recipient: string
  /** 26 digits, without country. */
  readonly account: string
  /** Minor units. */
  readonly amount: number
  readonly title: string
}

export function transferCode({ recipient, account, amount, title }: Transfer): string {
  const fields = [
    '',
    'PL',
    account,
    String(amount).padStart(AMOUNT_DIGITS, '0'),
    shorten(recipient, RECIPIENT_MAX),
    shorten(title, TRANSFER_TITLE_MAX),
    '',
    '',
    '',
  ]
  return fields.join('|')
}

/** The same on paper and in the code: the day of the lesson and the end of the payment's id, which finds it again. */
export function transferTitle(payment_id: string, date: string): string {
  return `Lekcja ${date} ${payment_id.slice(-8).toUpperCase()}`
}

/** The title of one transfer for several lessons: the first one's day, and its payment's id. */
export function titleTogether(payment_id: string, date: string): string {
  return `Lekcje od ${date} ${payment_id.slice(-8).toUpperCase()}`
}

function shorten(text: string, max: number): string {
  return text.replace(NOT_ALLOWED, ' ').replace(/\s+/g, ' ').trim().slice(0, max).trim()
}

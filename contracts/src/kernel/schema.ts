import Type from 'typebox'
import { atLeast } from './words.ts'

export type { Static, TSchema } from 'typebox'
/**
 * The building blocks of every schema. Objects refuse unknown properties (API-04), texts have a longest length,
 * names are snake_case (API-05).
 */
export { Type }

type Properties = Type.TProperties

/** A closed object: an unknown property is an error. */
export function Obj<P extends Properties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}

export function Nullable<S extends Type.TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()])
}

/** One of these words. */
export function OneOf<const V extends readonly string[]>(values: V) {
  return Type.Enum(values as unknown as string[]) as unknown as Type.TUnsafe<V[number]>
}

/** A text of at most `max` characters with something in it beside white space. */
export function Text(max: number, min = 1) {
  return min > 0
    ? Type.String({ minLength: min, maxLength: max, pattern: '\\S' })
    : Type.String({ minLength: 0, maxLength: max })
}

/** A text that says something: at least `min` characters beside the white space around it, at most `max` in all. */
export function Words(min: number, max: number) {
  return Type.String({ minLength: min, maxLength: max, pattern: atLeast(min) })
}

/** 26 lower-case characters of the ULID alphabet (API-06). */
/** Who did something, as staff read it: a name, or the actor as the log has it where there is none (`system:…`). */
export const ActorName = Type.String()
export const Id = Type.String({ pattern: '^[0-9a-hjkmnp-tv-z]{26}$' })
/** Trimmed and lower-cased before it is checked; the rules of section 5 stand in `accounts/rules.ts`. */
export const Email = Type.String({ format: 'kredka-email', maxLength: 320 })
/** The name of a person; its rules stand in `accounts/names.ts`. */
export function PersonName(max: number) {
  return Type.String({ minLength: 1, maxLength: max, pattern: '\\S', format: 'kredka-name' })
}
/** A token of a mail, as minted by the vault; copied by hand, so white space around it is forgiven. */
export const MailedToken = Type.String({ minLength: 10, maxLength: 200, pattern: '^\\s*[A-Za-z0-9_-]+\\s*$' })
/** An instant, ISO 8601 UTC. */
export const Instant = Type.String({ format: 'date-time' })
/** A calendar date, `yyyy-mm-dd`. */
export const DateOnly = Type.String({ format: 'date' })
/**
 * What a client may name as a time or a day: of this century, so that no sum of days leaves what calendars and the
 * database know.
 */
const THIS_CENTURY = '^20\\d\\d-'
export const AskedInstant = Type.String({ format: 'date-time', pattern: THIS_CENTURY })
export const AskedDate = Type.String({ format: 'date', pattern: THIS_CENTURY })
export const Currency = OneOf(['PLN'])
/** Minor units: 8000 is 80,00 zł. */
export const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000 })
export const Language = OneOf(['pl', 'en'])
export const Count = Type.Integer({ minimum: 0 })

/**
 * How many there are of each: every name stands there, none of it is 0. All counts by status have this shape (API-09).
 */
export function CountsBy<const V extends readonly string[]>(names: V) {
  const counts = Object.fromEntries(names.map((name) => [name, Count]))
  return Obj(counts as { readonly [N in V[number]]: typeof Count })
}

/** Names the property of the same event that holds the id of the person whose data this is. */
export const PERSONAL = 'x-personal'

/**
 * Personal data in an event: encrypted with the key of the person whose id stands in `subject`; `null` once that key is
 * gone (EVT-10). Only top-level properties of an event may be personal.
 */
export function Personal<S extends Type.TSchema>(schema: S, subject: string) {
  return Type.Union([schema, Type.Null()], { [PERSONAL]: subject })
}

/** Query parameters arrive as text: `page` is coerced by the server before it is checked. */
export const PageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
export const DEFAULT_PAGE_SIZE = 20

/** `meta` of a list (API-02). */
export const PageMeta = Obj({
  page: Type.Integer({ minimum: 1 }),
  page_size: Type.Integer({ minimum: 1, maximum: 100 }),
  has_next_page: Type.Boolean(),
  /** More people have the name that was typed than the list was searched by. */
  more_people: Type.Optional(Type.Literal(true)),
})
export type PageMeta = Type.Static<typeof PageMeta>

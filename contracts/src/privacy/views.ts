import { Instant, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'

/** One acceptance of a document's version (LGL-01). */
export const AcceptanceView = Obj({
  document: OneOf(['general', 'tutor']),
  version: Type.String(),
  accepted_at: Instant,
  /** Whether this version is the one in force. */
  in_force: Type.Boolean(),
})
export type AcceptanceView = Static<typeof AcceptanceView>

/** The file of `GET /current-user/export`: what the product knows of the person, at one moment. */
export interface ExportFile {
  readonly about: string
  readonly exported_at: string
  readonly user_id: string
  /** What pages are made of: rows about the person, by part of the product and table. */
  readonly data: Readonly<Record<string, Readonly<Record<string, readonly PersonalRow[]>>>>
  /** What lies outside the history, such as sessions and the texts of mails, by part of the product. */
  readonly records: Readonly<Record<string, unknown>>
  /** Everything that happened with the person, oldest first. */
  readonly history: readonly ExportedEvent[]
}

export type PersonalRow = Readonly<Record<string, unknown>>

export interface ExportedEvent {
  readonly what: string
  readonly at: string
  readonly by: 'you' | 'somebody' | 'staff' | 'system'
  readonly stream: string
  readonly data: Readonly<Record<string, unknown>>
}

const Anything = Type.Record(Type.String(), Type.Unknown())

/** The same file, for staff who have to answer for it (ADM-03). */
export const PersonFileView = Type.Unsafe<ExportFile>(
  Obj({
    about: Type.String(),
    exported_at: Instant,
    user_id: Type.String(),
    data: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(Anything))),
    records: Anything,
    history: Type.Array(
      Obj({
        what: Type.String(),
        at: Instant,
        by: OneOf(['you', 'somebody', 'staff', 'system']),
        stream: Type.String(),
        data: Anything,
      }),
    ),
  }),
)

import { ActView } from '../admin/views.ts'
import { ActorName, Count, Id, Instant, Nullable, Obj, OneOf, type Static, Type } from '../kernel/schema.ts'

/** How a read model writes: rows whole, rows that are new, columns, sums, rows away, or a statement of its own. */
export const ROW_WRITES = ['put', 'keep', 'patch', 'add', 'remove', 'sql'] as const

const Uuid = Type.String({ format: 'uuid' })

/** One event as staff find it, or a range of events that are many and small (ADM-03). */
export const EventRowView = Obj({
  id: Uuid,
  stream: Type.String(),
  category: Type.String(),
  revision: Count,
  /** Of the last event of the range; the same as `revision` for most. */
  last_revision: Count,
  /** Events in the range. */
  count: Count,
  type: Type.String(),
  at: Instant,
  /** As the log has it: `user:…`, `admin:…`, `visitor`, `system:…`. */
  actor: Type.String(),
  actor_name: ActorName,
  /** The command's name in the contract. */
  command: Type.String(),
  correlation_id: Type.String(),
  causation_id: Type.String(),
  /** Why it was done, where staff said it. */
  reason: Nullable(Type.String()),
})
export type EventRowView = Static<typeof EventRowView>

/** What somebody of the staff did. */
export const StaffActView = Obj({
  ...EventRowView.properties,
  /** The exercise that it names: such an event stands in the stream of its topic. */
  exercise_id: Nullable(Id),
})
export type StaffActView = Static<typeof StaffActView>

/** A value of a payload or a state under its path, such as `price.amount`. */
export const PathValueView = Obj({ path: Type.String(), value: Type.String() })
export type PathValueView = Static<typeof PathValueView>

/** What one read model writes because of an event. */
export const WrittenRowView = Obj({
  projection: Type.String(),
  /** Empty for a statement. */
  table: Type.String(),
  how: OneOf(ROW_WRITES),
  values: Type.Array(PathValueView),
})
export type WrittenRowView = Static<typeof WrittenRowView>

export const EventDetailView = Obj({
  ...EventRowView.properties,
  schema_version: Count,
  origin: Type.String(),
  /** The payload without what is personal. */
  values: Type.Array(PathValueView),
  /** Names of personal properties that a reason opens. */
  hidden: Type.Array(Type.String()),
  /** Names of personal properties that are gone with the person's key, or were never given. */
  gone: Type.Array(Type.String()),
  /** Whose the personal properties are. */
  subjects: Type.Array(Id),
  /** Who opened them until now, and why. */
  reads: Type.Array(ActView),
})
export type EventDetailView = Static<typeof EventDetailView>

export const OpenedEventView = Obj({ values: Type.Array(PathValueView) })
export type OpenedEventView = Static<typeof OpenedEventView>

/** A kind of stream with its events, as filters list them. */
export const StreamKindView = Obj({ category: Type.String(), about: Type.String(), types: Type.Array(Type.String()) })
export type StreamKindView = Static<typeof StreamKindView>

/** One value of a state at two moments; null where it was not there. */
export const ChangeView = Obj({
  path: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
})
export type ChangeView = Static<typeof ChangeView>

/** An event of a stream and what it changed in the stream's state. */
export const StreamStepView = Obj({
  event: EventRowView,
  changes: Type.Array(ChangeView),
  /** Changes beyond those. */
  more: Count,
})
export type StreamStepView = Static<typeof StreamStepView>

/** The state of a stream at a moment. */
export const MomentView = Obj({ revision: Type.Integer({ minimum: -1 }), at: Nullable(Instant) })

export const StreamStateView = Obj({
  stream: Type.String(),
  category: Type.String(),
  about: Type.String(),
  /** Of the stream's last event. */
  last_revision: Count,
  before: MomentView,
  after: MomentView,
  /** Every value of the state at either moment. */
  values: Type.Array(ChangeView),
  /** Values beyond those. */
  more: Count,
})
export type StreamStateView = Static<typeof StreamStateView>

/** An order with all that belongs to it, on one axis. */
export const CaseView = Obj({
  /** The id that it was asked by. */
  id: Type.String(),
  /**
   * Streams of the case: its things, then what came of them in the order in which it began; null stands for all streams
   * of a kind that has many.
   */
  lanes: Type.Array(Obj({ stream: Nullable(Type.String()), category: Type.String() })),
  /** The oldest first. */
  events: Type.Array(EventRowView),
  /** There are more events than are shown. */
  is_cut: Type.Boolean(),
})
export type CaseView = Static<typeof CaseView>

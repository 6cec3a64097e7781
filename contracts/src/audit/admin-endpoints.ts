import { command, document, query } from '../kernel/endpoints.ts'
import { AskedInstant, Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import {
  CaseView,
  EventDetailView,
  EventRowView,
  OpenedEventView,
  StaffActView,
  StreamKindView,
  StreamStateView,
  StreamStepView,
  WrittenRowView,
} from './log-views.ts'
import { ACTOR_KINDS, CASE_ID, STAFF_LOG_KINDS } from './rules.ts'

const Uuid = Type.String({ format: 'uuid' })
const OneEvent = Obj({ id: Uuid })
/** `order-01jd…`: the category ends at the first dash. */
const StreamName = Type.String({ pattern: '^[a-z]+-.+$', maxLength: 200 })
const OneStream = Obj({ stream: StreamName })
const Word = Type.String({ pattern: '^[A-Za-z]+$', maxLength: 80 })
const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

const span = { from: Type.Optional(AskedInstant), until: Type.Optional(AskedInstant) }

export const listEvents = query('audit.events', {
  path: 'GET /admin/events',
  access: 'admin',
  duty: 'observe',
  about: 'Events of the log, the newest first, without what is personal.',
  query: Obj({
    ...PageQuery,
    ...span,
    /** A stream, an id that the event or its payload names, or `field=value` of the payload; several of them. */
    q: Type.Optional(Type.String({ maxLength: 300 })),
    stream: Type.Optional(StreamName),
    category: Type.Optional(Word),
    type: Type.Optional(Word),
    by: Type.Optional(OneOf(ACTOR_KINDS)),
    actor: Type.Optional(Text(120)),
    /** Whom it concerns. */
    person: Type.Optional(Id),
    correlation: Type.Optional(Text(200)),
  }),
  answer: Type.Array(EventRowView),
  paged: true,
})

export const listStreamKinds = query('audit.kinds', {
  path: 'GET /admin/event-types',
  access: 'admin',
  duty: 'observe',
  about: 'Every kind of stream with the types of its events.',
  answer: Type.Array(StreamKindView),
})

export const showEvent = query('audit.event', {
  path: 'GET /admin/events/{id}',
  access: 'admin',
  duty: 'observe',
  about: 'One event without what is personal, and who opened that until now.',
  params: OneEvent,
  answer: EventDetailView,
  errors: ['NOT_FOUND'],
})

/** A command, because reading what is private is itself an event (ADM-03). */
export const openEvent = command('audit.open_event', {
  path: 'POST /admin/events/{id}/open',
  access: 'admin',
  duty: 'private',
  about: 'The personal part of one event, named by its place too. Asks for a reason, which is logged.',
  params: OneEvent,
  body: Obj({ stream: StreamName, revision: Revision, reason: Text(REASON_MAX) }),
  answer: OpenedEventView,
  errors: ['NOT_FOUND', 'NOTHING_PRIVATE'],
})

export const showChain = query('audit.chain', {
  path: 'GET /admin/events/{id}/chain',
  access: 'admin',
  duty: 'observe',
  about: 'What led to an event and what followed: all events of its correlation, the oldest first, 500 at most.',
  params: OneEvent,
  answer: Type.Array(EventRowView),
  errors: ['NOT_FOUND'],
})

export const showWrittenRows = query('audit.rows', {
  path: 'GET /admin/events/{id}/rows',
  access: 'admin',
  duty: 'observe',
  about: 'What each read model writes because of an event, without what is personal.',
  params: OneEvent,
  answer: Type.Array(WrittenRowView),
  errors: ['NOT_FOUND'],
})

export const listStreamSteps = query('audit.steps', {
  path: 'GET /admin/streams/{stream}/steps',
  access: 'admin',
  duty: 'observe',
  about: 'Events of one stream, the newest first, each with what it changed in the stream’s state.',
  params: OneStream,
  query: Obj(PageQuery),
  answer: Type.Array(StreamStepView),
  errors: ['NOT_FOUND'],
  paged: true,
})

export const showStreamState = query('audit.state', {
  path: 'GET /admin/streams/{stream}/state',
  access: 'admin',
  duty: 'observe',
  about:
    'The state of a stream after a revision or at an instant, beside that of an earlier moment. By default that of its end beside nothing.',
  params: OneStream,
  query: Obj({
    revision: Type.Optional(Revision),
    at: Type.Optional(AskedInstant),
    since_revision: Type.Optional(Revision),
    since: Type.Optional(AskedInstant),
  }),
  answer: StreamStateView,
  errors: ['NOT_FOUND'],
})

export const showCase = query('audit.case', {
  path: 'GET /admin/cases/{id}',
  access: 'admin',
  duty: 'observe',
  about: 'An order with its lessons, payments, notices, mails and decisions, from any id that belongs to it.',
  params: Obj({ id: Type.String({ pattern: CASE_ID.source }) }),
  answer: CaseView,
  errors: ['NOT_FOUND'],
})

const staffLog = {
  ...span,
  admin: Type.Optional(Id),
  kind: Type.Optional(OneOf(STAFF_LOG_KINDS)),
  type: Type.Optional(Word),
  person: Type.Optional(Id),
  /** Part of the reason, where it is of one or two letters the beginning of a word of it, or an id. */
  q: Type.Optional(Type.String({ maxLength: 200 })),
}

export const listStaffLog = query('audit.staff_log', {
  path: 'GET /admin/staff-log',
  access: 'admin',
  duty: 'staff',
  about: 'What staff did and what private data they read, the newest first.',
  query: Obj({ ...PageQuery, ...staffLog }),
  answer: Type.Array(StaffActView),
  paged: true,
})

export const exportStaffLog = document('audit.staff_log_csv', {
  path: 'GET /admin/staff-log.csv',
  access: 'admin',
  duty: 'staff',
  about: 'The same as a table, the newest 10,000 rows.',
  query: Obj(staffLog),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

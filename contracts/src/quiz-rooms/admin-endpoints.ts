import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Id, Obj, OneOf, PageQuery, Text, Type } from '../kernel/schema.ts'
import { REASON_MAX } from '../offers/rules.ts'
import { AdminRoomDetailView, AdminRoomView } from './admin-views.ts'
import { LISTED_ROOM_STATES, ROOM_LIST_SORTS } from './rules.ts'

const roomFilters = {
  /** Part of the host's name, forgiving a slip of the hand, words of the quiz's title, the link's code, or an id. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  state: Type.Optional(OneOf(LISTED_ROOM_STATES)),
  /** Default: newest first. */
  sort: Type.Optional(OneOf(ROOM_LIST_SORTS)),
}

export const listAllRooms = query('quiz_rooms.admin_search', {
  path: 'GET /admin/quiz-rooms',
  access: 'admin',
  duty: 'observe',
  about: 'Quiz rooms of all hosts; a role that works with no people reads ids in place of names.',
  query: Obj({ ...PageQuery, ...roomFilters }),
  answer: Type.Array(AdminRoomView),
  paged: true,
})

export const exportRooms = document('quiz_rooms.admin_csv', {
  path: 'GET /admin/quiz-rooms.csv',
  access: 'admin',
  duty: 'observe',
  about: 'The same as a table, the first 10,000 rows.',
  query: Obj(roomFilters),
  type: 'text/csv; charset=utf-8',
  costly: true,
})

export const getRoomForStaff = query('quiz_rooms.admin_get', {
  path: 'GET /admin/quiz-rooms/{id}',
  access: 'admin',
  duty: 'observe',
  about: 'One room with its seats, as the host sees them: by the names that they play under.',
  params: Obj({ id: Id }),
  answer: AdminRoomDetailView,
  errors: ['QUIZ_ROOM_NOT_FOUND'],
})

export const endRoom = command('quiz_rooms.end', {
  path: 'POST /admin/quiz-rooms/{id}/end',
  access: 'admin',
  duty: 'moderate',
  about: 'Closes a room for everybody, with a reason that is kept. A game that it breaks off has winners so far.',
  params: Obj({ id: Id }),
  body: Obj({ reason: Text(REASON_MAX) }),
  answer: Done,
  errors: ['QUIZ_ROOM_NOT_FOUND', 'QUIZ_ROOM_CLOSED'],
})

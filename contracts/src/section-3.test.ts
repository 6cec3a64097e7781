import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Endpoint, isEndpoint } from './kernel/endpoints.ts'

/**
 * Section 3 of the specification at the edge: which field of which answer (or, after `>`, of which request) holds what,
 * with the words that it may hold and no others. Quizzes, rooms and games bring theirs along.
 */
const ENUMERATIONS: Readonly<Record<string, readonly string[]>> = {
  'GET /lessons/{id} status': ['new', 'cancelled', 'moved', 'done'],
  'GET /orders/{id} status': ['new', 'accepted', 'rejected', 'cancelled', 'removed'],
  'GET /availability type': ['week_day', 'month_day', 'special'],
  'GET /payments method': ['manually', 'bank_transfer'],
  'POST /payments/{id}/mark-as-paid > method': ['manually', 'bank_transfer'],
  'GET /lessons role': ['student', 'teacher'],
  'GET /availability/taken kind': ['lesson', 'custom'],
  'GET /calendar type': ['custom', 'taking_lesson', 'giving_lesson', 'order_for_teacher', 'ordered_lesson'],
  'GET /my-ideas status': ['new', 'under_vote', 'accepted', 'rejected'],
  'GET /dev-board status': ['to-do', 'in-progress', 'done'],
  'GET /admin/exercises state': ['new', 'waiting', 'approved', 'rejected'],
  'GET /offers/{id} level': ['any', 'basic', 'intermediate', 'advanced', 'for-children'],
  'GET /admin/users/{id} provider': ['email', 'google', 'facebook'],
  'GET /offers/{id} places': ['online', 'teacher_house', 'student_house', 'public_space'],
  'GET /lessons/{id} place': ['online', 'teacher_house', 'student_house', 'public_space'],
  'GET /lessons/{id} online_tool': ['skype', 'google_meet', 'zoom'],
  'GET /promotions status': ['new', 'active', 'finished'],
  'GET /promotions/{id}/minimal promotion_type': ['first-lesson-discount'],
  'GET /current-user/settings colour_scheme': ['light', 'dark', 'auto'],
  'GET /admin/jobs state': ['created', 'idle', 'running', 'errored', 'stopped', 'finished'],
}

/** Fields of the entities, by the call that gives them. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'GET /current-user/profile': [
    'id',
    'email',
    'name',
    'phone',
    'picture_url',
    'is_teacher',
    'currency',
    'timezone',
    'beta_features',
    'about',
  ],
  'GET /auth/check': ['userId', 'userName', 'userEmail', 'userPictureUrl', 'isTeacher'],
  'GET /offers/{id}': ['title', 'description', 'subject_id', 'level', 'places', 'prices', 'views', 'added_at'],
  'GET /offers/{id} prices': ['id', 'currency', 'amount', 'duration'],
  'GET /availability/taken': ['start_date', 'end_date'],
  'GET /availability': ['start_time', 'end_time', 'type'],
  'GET /availability/groups': ['id', 'name'],
  'GET /notifications': ['id', 'type', 'created_at', 'seen', 'data'],
  'GET /chats': ['teacher_id', 'unseen_count'],
  'GET /chats/messages': ['id', 'message', 'chat_id', 'to_user_id', 'sender_id', 'created_at'],
  'POST /chats/message': ['id', 'message', 'chat_id', 'to_user_id', 'sender_id', 'created_at'],
  'GET /promotions/{id}/minimal': ['promotion_type', 'data'],
  'GET /promotions/{id}/minimal data': ['percentage'],
  'GET /promotions': ['promotion_type', 'offers', 'description', 'start_date', 'end_date'],
  'GET /orders/{id}': ['ordered_at', 'rejection_reason', 'status'],
  'GET /payments': ['amount', 'status'],
  'GET /lessons/{id}': ['date', 'duration', 'expired', 'role'],
  'GET /data/subjects': ['id', 'name'],
  'GET /places/autocomplete-cities': ['id', 'address'],
  'GET /places/autocomplete-cities address': ['city'],
  'GET /places/countries': ['name', 'country_code', 'capital', 'latlng', 'timezones'],
  'GET /calendar': ['title', 'start', 'end', 'type'],
  'GET /admin/scan-id': ['id', 'name'],
}

type Schema = Readonly<Record<string, unknown>>
const here = fileURLToPath(new URL('.', import.meta.url))
const endpoints = await declared()

test.each(Object.entries(ENUMERATIONS))('API-07 %s holds %j and nothing else', (address, words) => {
  expect(new Set(below(schemaAt(address)).flatMap(wordsOf))).toEqual(new Set(words))
})

test.each(Object.entries(FIELDS))('API-07 %s has the fields %j', (address, fields) => {
  const found = below(schemaAt(address)).flatMap(({ properties }) => Object.keys((properties ?? {}) as Schema))
  expect(found).toEqual(expect.arrayContaining([...fields]))
})

/** `METHOD path [> of the body] property …`, down from the answer. */
function schemaAt(address: string): Schema {
  const [method, path, ...steps] = address.split(' ')
  const endpoint = endpoints.find((one) => one.method === method && one.path === path)
  if (endpoint === undefined || endpoint.kind === 'document') throw new Error(`${address} is not declared`)
  const ofBody = steps[0] === '>' && endpoint.kind === 'command'
  let schema: Schema = { ...(ofBody ? endpoint.body : endpoint.answer) }
  for (const step of ofBody ? steps.slice(1) : steps) {
    const next = below(schema).map(({ properties }) => ((properties ?? {}) as Schema)[step])
    const found = next.find((one) => one !== undefined)
    if (found === undefined) throw new Error(`${address}: nothing is called ${step}`)
    schema = found as Schema
  }
  return schema
}

/** What may stand there: the schema, each of a union, the elements of a list; not the properties of an object. */
function below(schema: Schema): readonly Schema[] {
  const inner = [schema['anyOf'], schema['items']].flat().filter((one) => typeof one === 'object' && one !== null)
  return [schema, ...inner.flatMap((one) => below(one as Schema))]
}

function wordsOf(schema: Schema): readonly unknown[] {
  const words = schema['enum'] ?? schema['const']
  return words === undefined ? [] : [words].flat()
}

async function declared(): Promise<readonly Endpoint[]> {
  const files = globSync('*/endpoints.ts', { cwd: here })
  const modules = await Promise.all(files.map((file) => import(here + file) as Promise<Record<string, unknown>>))
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

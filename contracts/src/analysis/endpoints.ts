import { command, Done, document, query } from '../kernel/endpoints.ts'
import { Id, Nullable, Obj, Text, Type } from '../kernel/schema.ts'
import { QuestionContent } from './events.ts'
import { SQL_MAX } from './rules.ts'
import { AnalystQuestionView, QuestionRunView, ReplicaTableView, ReplicaView } from './views.ts'

const OneQuestion = Obj({ id: Id })
const OneRun = Obj({ id: Id })

export const getReplica = query('analysis.replica', {
  path: 'GET /admin/analysis/replica',
  access: 'admin',
  duty: 'analyse',
  about: 'The masked copy of the log that questions are asked of: up to when it goes, and whether it is being read.',
  answer: ReplicaView,
})

export const refreshReplica = command('analysis.refresh', {
  path: 'POST /admin/analysis/replica/refresh',
  access: 'admin',
  duty: 'analyse',
  about: 'Reads what is new in the log into the copy; the first time, all of it. Answers at once, the reading goes on.',
  answer: Done,
  errors: ['QUESTIONS_OFF', 'REPLICA_BEING_MADE'],
})

export const listReplicaTables = query('analysis.tables', {
  path: 'GET /admin/analysis/tables',
  access: 'admin',
  duty: 'analyse',
  about: 'What questions may name, with columns and types; nothing before there is a copy of the log.',
  answer: Type.Array(ReplicaTableView),
})

export const listAnalystQuestions = query('analysis.questions', {
  path: 'GET /admin/analysis/questions',
  access: 'admin',
  duty: 'analyse',
  about: 'Own questions and those that colleagues share, changed last first.',
  answer: Type.Array(AnalystQuestionView),
})

export const getAnalystQuestion = query('analysis.question', {
  path: 'GET /admin/analysis/questions/{id}',
  access: 'admin',
  duty: 'analyse',
  about: 'One of them.',
  params: OneQuestion,
  answer: AnalystQuestionView,
  errors: ['ANALYST_QUESTION_NOT_FOUND'],
})

export const saveAnalystQuestion = command('analysis.save', {
  path: 'POST /admin/analysis/questions',
  access: 'admin',
  duty: 'analyse',
  about: 'Keeps a question, for oneself until it is shared.',
  body: Obj(QuestionContent),
  answer: Obj({ id: Id }),
  errors: ['ANALYST_QUESTIONS_FULL'],
})

export const changeAnalystQuestion = command('analysis.change', {
  path: 'POST /admin/analysis/questions/{id}',
  access: 'admin',
  duty: 'analyse',
  about: 'Changes an own question, its title and its chart.',
  params: OneQuestion,
  body: Obj(QuestionContent),
  answer: Done,
  errors: ['ANALYST_QUESTION_NOT_FOUND'],
})

export const shareAnalystQuestion = command('analysis.share', {
  path: 'POST /admin/analysis/questions/{id}/share',
  access: 'admin',
  duty: 'analyse',
  about: 'Shows an own question to all who may ask some, or to nobody else any more.',
  params: OneQuestion,
  body: Obj({ shared: Type.Boolean() }),
  answer: Done,
  errors: ['ANALYST_QUESTION_NOT_FOUND'],
})

export const archiveAnalystQuestion = command('analysis.archive', {
  path: 'POST /admin/analysis/questions/{id}/archive',
  access: 'admin',
  duty: 'analyse',
  about: 'Takes an own question off all lists.',
  params: OneQuestion,
  answer: Done,
  errors: ['ANALYST_QUESTION_NOT_FOUND'],
})

/** A command: that somebody asks is itself an event (ADM-03). */
export const runQuestion = command('analysis.run', {
  path: 'POST /admin/analysis/runs',
  access: 'admin',
  duty: 'analyse',
  about: 'Asks one question in SQL, which stands in the log first. Answers at once with where the answer will be.',
  body: Obj({ sql: Text(SQL_MAX), question_id: Nullable(Id) }),
  answer: Obj({ run_id: Id }),
  errors: ['QUESTIONS_OFF', 'REPLICA_MISSING', 'QUESTION_RUNNING', 'QUESTIONS_BUSY'],
})

export const getQuestionRun = query('analysis.run_result', {
  path: 'GET /admin/analysis/runs/{id}',
  access: 'admin',
  duty: 'analyse',
  about: 'An own question with its answer, once it is there. The last ones are kept, for a day.',
  params: OneRun,
  answer: QuestionRunView,
  errors: ['QUESTION_RUN_NOT_FOUND'],
})

export const cancelQuestionRun = command('analysis.cancel', {
  path: 'POST /admin/analysis/runs/{id}/cancel',
  access: 'admin',
  duty: 'analyse',
  about: 'Ends an own question that is being answered; nothing changes for one that has ended.',
  params: OneRun,
  answer: Done,
  errors: ['QUESTION_RUN_NOT_FOUND'],
})

export const getQuestionRunTable = document('analysis.table', {
  path: 'GET /admin/analysis/runs/{id}/table.csv',
  access: 'admin',
  duty: 'analyse',
  about: 'The answer as a table for spreadsheets.',
  params: OneRun,
  type: 'text/csv; charset=utf-8',
  costly: true,
  errors: ['QUESTION_RUN_NOT_FOUND'],
})

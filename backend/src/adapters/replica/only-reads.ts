import { type DuckDBConnection, StatementType } from '@duckdb/node-api'
import { quoted } from './duckdb.ts'

/** What is no question, before DuckDB is asked to answer it. Its text is for whoever asked. */
export class QuestionFault extends Error {
  override readonly name = 'QuestionFault'
  readonly code: 'no_question' | 'several' | 'not_a_question'
  constructor(code: QuestionFault['code'], message: string) {
    super(message)
    this.code = code
  }
}

/**
 * From now on this database reads no file, writes none but `allowed`, and loads nothing; no question can change that.
 */
export async function lockDatabase(connection: DuckDBConnection, allowed: readonly string[]): Promise<void> {
  await connection.run(`SET allowed_paths = [${allowed.map(quoted).join(', ')}]`)
  await connection.run('SET enable_external_access = false')
  await connection.run('SET lock_configuration = true')
}

const COMMENTS = /--.*|\/\*[\s\S]*?\*\//g

/**
 * Lets one statement through that only reads. DuckDB takes some `PRAGMA` for a SELECT; nobody needs one.
 * @throws QuestionFault for anything else, and what DuckDB throws for what it does not understand
 */
export async function assertReads(connection: DuckDBConnection, question: string): Promise<void> {
  const words = question.replaceAll(COMMENTS, ' ').trim()
  if (words === '') throw new QuestionFault('no_question', 'There is no question.')
  const statements = await connection.extractStatements(question)
  if (statements.count !== 1) throw new QuestionFault('several', 'Ask one question at a time.')
  const type = (await statements.prepare(0)).statementType
  const isReading = type === StatementType.SELECT || type === StatementType.EXPLAIN
  if (isReading && !/^pragma\b/i.test(words)) return
  const name = isReading ? 'PRAGMA' : StatementType[type]
  throw new QuestionFault('not_a_question', `Only questions are answered, such as select …: ${name} is none.`)
}

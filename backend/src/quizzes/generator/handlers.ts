import { SITE_ACCOUNT_ID } from '@kredka/contracts/accounts/site-account'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import {
  changeSiteQuestion,
  previewGenerated,
  previewGeneratorFile,
  removeSiteQuestion,
  removeSiteQuiz,
  sendSiteQuiz,
  takeGenerated,
} from '@kredka/contracts/quizzes/generator-endpoints'
import type { FindKnownQuestions } from '@kredka/contracts/quizzes/known-questions'
import { openSiteAccount } from '../../accounts/index.ts'
import { type Handler, handle, handleUpload, type Request } from '../../kernel/handler.ts'
import { deriveEntityId } from '../../kernel/ids.ts'
import { replyDone, replyMade } from '../../kernel/reply.ts'
import type { Tools } from '../../kernel/tools.ts'
import { descriptionOf } from '../description.ts'
import { encodingOf } from '../exchange/encoding.ts'
import { importedQuestions } from '../imported-questions.ts'
import { checkPicture } from '../pictures.ts'
import { readQuestions } from '../previewed.ts'
import { type QuizCommand, quizDecider } from '../quiz.ts'
import { wordsOfQuiz } from '../version.ts'
import { writtenQuestion } from '../written-question.ts'
import { generate } from './generate.ts'
import { previewAll } from './preview.ts'

/** Whose quizzes staff write: a quiz of anybody else is not found. */
const author_id = SITE_ACCOUNT_ID

/** Questions that staff make in the site's name (ADM-05): looked at first, then taken, corrected and sent for review. */
export function generatorHandlers(
  tools: Pick<Tools, 'write' | 'streams' | 'vault'>,
  findKnown: FindKnownQuestions,
): readonly Handler[] {
  const { write } = tools
  const execute = (command: QuizCommand, { context }: Request) =>
    write.execute(quizDecider, command.quiz_id, command, context)

  return [
    handle(previewGenerated, async (input) => ({
      answer: { encoding: null, ...(await previewAll(generate(input), findKnown)) },
    })),
    handleUpload(previewGeneratorFile, async (file, { format }, { language }) => {
      const encoding = encodingOf(file)
      if (encoding === null) return reject('IMPORT_NOT_TEXT')
      return { answer: { encoding, ...(await previewAll(readQuestions(file, format, language), findKnown)) } }
    }),
    handle(takeGenerated, async ({ questions, into }, request) => {
      const { command_id, now } = request.context
      const written = importedQuestions(questions, command_id)
      if (isRejection(written)) return written
      if ('quiz_id' in into) {
        const { quiz_id } = into
        const added = await execute({ do: 'import', quiz_id, author_id, questions: written }, request)
        return replyMade(quiz_id, added)
      }
      const quiz_id = deriveEntityId(command_id, 'quiz', now)
      const begin = { do: 'begin', quiz_id, author_id, copied_from: null, questions: written } as const
      const command = { ...begin, ...descriptionOf(into) }
      const tried = quizDecider.decide(quizDecider.initial, command)
      if (isRejection(tried)) return tried
      await openSiteAccount(write, request.context)
      return replyMade(quiz_id, await execute(command, request))
    }),
    handle(changeSiteQuestion, async ({ id: quiz_id, question_id, revision, ...input }, request) => {
      const refused = await checkPicture(tools, { quiz_id, author_id }, input.picture_id)
      if (refused !== null) return refused
      const question = { question_id, ...writtenQuestion(input), revision }
      const changed = await execute({ do: 'change_question', quiz_id, author_id, ...question }, request)
      if (isRejection(changed)) return changed
      return { answer: { revision: revision + 1 }, position: changed.position }
    }),
    handle(removeSiteQuestion, async ({ id: quiz_id, question_id }, request) =>
      replyDone(await execute({ do: 'remove_question', quiz_id, author_id, question_id }, request)),
    ),
    handle(sendSiteQuiz, async ({ id: quiz_id }, request) => {
      const words = await wordsOfQuiz(tools, quiz_id)
      return replyDone(await execute({ do: 'send', quiz_id, author_id, words }, request))
    }),
    handle(removeSiteQuiz, async ({ id: quiz_id }, request) =>
      replyDone(await execute({ do: 'remove', quiz_id, author_id }, request)),
    ),
  ]
}

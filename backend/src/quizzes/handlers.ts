import type { InputOf } from '@kredka/contracts/kernel/endpoints'
import { isRejection, reject } from '@kredka/contracts/kernel/errors'
import {
  addQuestion,
  approveQuiz,
  changeQuestion,
  correctKey,
  createQuiz,
  describeQuiz,
  freezeQuiz,
  moveQuestion,
  rejectQuiz,
  removeQuestion,
  removeQuiz,
  reopenQuizReview,
  submitQuiz,
  takeDownQuiz,
  unlistQuiz,
  withdrawQuiz,
} from '@kredka/contracts/quizzes/endpoints'
import { correctKeyAsStaff, restoreQuiz } from '@kredka/contracts/quizzes/staff-endpoints'
import { executeAsBelonging } from '../belongings/index.ts'
import { callerId } from '../kernel/caller.ts'
import { type Handler, handle, type Request } from '../kernel/handler.ts'
import { deriveEntityId } from '../kernel/ids.ts'
import { replyDone, replyMade } from '../kernel/reply.ts'
import { stepContext } from '../kernel/step-context.ts'
import type { Tools } from '../kernel/tools.ts'
import { authorQueueDecider } from './author-queue.ts'
import { correctionOf } from './correction.ts'
import { descriptionOf } from './description.ts'
import { importedQuestions } from './imported-questions.ts'
import { checkPicture } from './pictures.ts'
import { type QuizCommand, quizDecider } from './quiz.ts'
import { wordsOfQuiz } from './version.ts'
import { writtenQuestion } from './written-question.ts'

/** What authors write, and what staff say to it (QUI-02). */
export function quizHandlers(tools: Pick<Tools, 'write' | 'streams' | 'vault' | 'openFacts'>): readonly Handler[] {
  const { write } = tools
  const execute = (command: QuizCommand, { context }: Request) =>
    write.execute(quizDecider, command.quiz_id, command, context)
  const own = (quiz_id: string, request: Request) => ({ quiz_id, author_id: callerId(request) })

  return [
    handle(createQuiz, async (input, request) => {
      const quiz_id = deriveEntityId(request.context.command_id, 'quiz', request.context.now)
      const author_id = callerId(request)
      const questions = importedQuestions(input.questions ?? [], request.context.command_id)
      if (isRejection(questions)) return questions
      const begun = { quiz_id, author_id, copied_from: null, questions } as const
      const command = { do: 'begin', ...begun, ...descriptionOf(input) } as const
      const item = { user_id: author_id, kind: 'quiz', item_id: quiz_id } as const
      return replyMade(quiz_id, await executeAsBelonging(write, quizDecider, command, item, request.context))
    }),
    handle(describeQuiz, async ({ id, ...input }, request) =>
      replyDone(await execute({ do: 'describe', ...own(id, request), ...descriptionOf(input) }, request)),
    ),
    handle(addQuestion, async ({ id, after, ...input }, request) => {
      const refused = await checkPicture(tools, own(id, request), input.picture_id)
      if (refused !== null) return refused
      const question_id = deriveEntityId(request.context.command_id, 'question')
      const question = { question_id, ...writtenQuestion(input) }
      return replyMade(
        question_id,
        await execute({ do: 'add_question', ...own(id, request), ...question, after }, request),
      )
    }),
    handle(changeQuestion, async ({ id, question_id, revision, ...input }, request) => {
      const refused = await checkPicture(tools, own(id, request), input.picture_id)
      if (refused !== null) return refused
      const question = { question_id, ...writtenQuestion(input), revision }
      const changed = await execute({ do: 'change_question', ...own(id, request), ...question }, request)
      if (isRejection(changed)) return changed
      return { answer: { revision: revision + 1 }, position: changed.position }
    }),
    handle(moveQuestion, async ({ id, question_id, after }, request) =>
      replyDone(await execute({ do: 'move_question', ...own(id, request), question_id, after }, request)),
    ),
    handle(removeQuestion, async ({ id, question_id }, request) =>
      replyDone(await execute({ do: 'remove_question', ...own(id, request), question_id }, request)),
    ),
    handle(freezeQuiz, async ({ id }, request) => {
      const frozen = await execute({ do: 'freeze', ...own(id, request), words: await wordsOfQuiz(tools, id) }, request)
      if (isRejection(frozen)) return frozen
      const { state } = await write.fold(quizDecider, id)
      return { answer: { version: state.frozen }, position: frozen.position }
    }),
    handle(submitQuiz, async ({ id, version }, request) => {
      const command = { do: 'submit', ...own(id, request), version } as const
      // what is refused anyway takes no place in the queue
      const tried = quizDecider.decide((await write.fold(quizDecider, id)).state, command)
      if (isRejection(tried)) return tried
      const queue = stepContext(request.context, 'room')
      const join = { do: 'join', quiz_id: id, author_id: command.author_id } as const
      const joined = await write.execute(authorQueueDecider, command.author_id, join, queue)
      return isRejection(joined) ? joined : replyDone(await execute(command, request))
    }),
    handle(withdrawQuiz, async ({ id }, request) =>
      replyDone(await execute({ do: 'withdraw', ...own(id, request) }, request)),
    ),
    handle(unlistQuiz, async ({ id }, request) =>
      replyDone(await execute({ do: 'unlist', ...own(id, request) }, request)),
    ),
    handle(removeQuiz, async ({ id }, request) =>
      replyDone(await execute({ do: 'remove', ...own(id, request) }, request)),
    ),

    handle(correctKey, (input, request) => correctKeyOf(callerId(request), input, request)),
    handle(correctKeyAsStaff, async (input, request) => {
      // in the stead of whose quiz it is; the actor says who did it
      const { author_id } = (await write.fold(quizDecider, input.id)).state
      return author_id === null ? reject('QUIZ_NOT_FOUND') : correctKeyOf(author_id, input, request)
    }),

    handle(approveQuiz, async ({ id: quiz_id, version }, request) =>
      replyDone(await execute({ do: 'approve', quiz_id, version }, request)),
    ),
    handle(rejectQuiz, async ({ id: quiz_id, version, reason }, request) =>
      replyDone(await execute({ do: 'reject', quiz_id, version, reason }, request)),
    ),
    handle(reopenQuizReview, async ({ id: quiz_id, version, reason }, request) =>
      replyDone(await execute({ do: 'reopen', quiz_id, version, reason }, request)),
    ),
    handle(takeDownQuiz, async ({ id: quiz_id, reason }, request) =>
      replyDone(await execute({ do: 'take_down', quiz_id, reason }, request)),
    ),
    handle(restoreQuiz, async ({ id: quiz_id, version, reason }, request) =>
      replyDone(await execute({ do: 'restore', quiz_id, version, reason }, request)),
    ),
  ]

  async function correctKeyOf(author_id: string, input: InputOf<typeof correctKey>, request: Request) {
    const { id: quiz_id, key, ...rest } = input
    const { version, question_id, is_void } = input
    const correction = await correctionOf(tools, { quiz_id, version, question_id, is_void, key })
    return replyDone(await execute({ do: 'correct_key', quiz_id, author_id, ...rest, correction }, request))
  }
}

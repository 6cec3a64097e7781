import { openRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import { PLAYERS_DEFAULT, SECONDS_DEFAULT } from '@kredka/contracts/quiz-rooms/rules'
import type { MakeOwned } from '../../processes/testing/relations.ts'
import { sendCommand } from '../../processes/testing/send-command.ts'
import { owned as ownedQuizzes } from '../../quizzes/testing/owned.ts'

/** How tests choose to play. */
export const SETTINGS = {
  mode: 'speed',
  seconds: SECONDS_DEFAULT,
  max_players: PLAYERS_DEFAULT,
  late_join: true,
  generated_names: false,
} as const

/**
 * How tests make what belongs to somebody (ACC-09).
 * @public found by its place
 */
export const owned: Readonly<Record<string, MakeOwned>> = {
  'quiz_room.host': async (site, owner) => {
    const quiz = await ownedQuizzes['quiz.author']?.(site, owner)
    const { id } = await sendCommand(site, owner, openRoom, { quiz_id: quiz?.['id'] ?? '', ...SETTINGS })
    return { id }
  },
}

import { expect, type Page } from '@playwright/test'
import { BARE } from './log-in.ts'
import { type WrittenQuiz, writeQuiz } from './quizzes.ts'
import { texts } from './texts.ts'

const TEXTS = texts({
  open: 'quiz_rooms.open',
  openNow: 'quiz_rooms.open_now',
  calm: 'quiz_rooms.mode_calm',
  players: 'quiz_rooms.max_players',
  name: 'quiz_rooms.your_name',
  join: 'quiz_rooms.join',
  begin: 'quiz_rooms.begin',
})

interface Opened extends WrittenQuiz {
  readonly players?: number
}

/**
 * The teacher opens a room for a quiz of their own, in calm mode: what the test does is not measured. Gives the path of
 * its link.
 */
export async function openRoom(
  teacher: Page,
  language: keyof typeof TEXTS,
  { players = 20, ...quiz }: Opened,
): Promise<string> {
  const t = TEXTS[language]
  await teacher.goto(BARE)
  const id = await writeQuiz(teacher, quiz)
  await teacher.goto(`/my-quizes/${id}`)
  await teacher.getByRole('button', { name: t.open }).click()
  const dialog = teacher.getByRole('dialog')
  await dialog.getByLabel(t.calm).check()
  await dialog.getByLabel(t.players).fill(String(players))
  await dialog.getByRole('button', { name: t.openNow }).click()
  await expect(teacher.getByRole('button', { name: t.begin })).toBeVisible({ timeout: 30_000 })
  return new URL(teacher.url()).pathname
}

/** @param path the room's link, whole or without its site */
export async function joinRoom(player: Page, language: keyof typeof TEXTS, path: string, name: string): Promise<void> {
  const t = TEXTS[language]
  await player.goto(path)
  await player.getByLabel(t.name).fill(name)
  await player.getByRole('button', { name: t.join }).click()
  await expect(player.getByRole('heading', { level: 1, name })).toBeVisible()
}

export const answerOf = (player: Page, name: string) => player.getByRole('radio', { name: new RegExp(name) })

/** As a finger does: the tile lies over its radio button. */
export const tap = (player: Page, name: string) =>
  player
    .locator('label')
    .filter({ has: answerOf(player, name) })
    .click()

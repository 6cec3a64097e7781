import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Command } from '@kredka/contracts/kernel/endpoints'
import { joinRoom, openRoom } from '@kredka/contracts/quiz-rooms/endpoints'
import { SECONDS_MIN } from '@kredka/contracts/quiz-rooms/rules'
import type { RoomSettings } from '@kredka/contracts/quiz-rooms/views'
import { addQuestion, createQuiz, freezeQuiz } from '@kredka/contracts/quizzes/endpoints'
import type { QuestionDraft } from '@kredka/contracts/quizzes/question'
import { RIGHT } from './room-player.ts'

/** One in so many questions is answered by typing. */
const TYPED_ONE_IN = 5
const OPTIONS = [RIGHT, 'źle', 'gorzej', 'najgorzej']

const CROWDED = /TOO_MANY_REQUESTS|"CONFLICT"/
const AGAIN_MS = 1_000
const TRIES = 10

export interface MadeRoom {
  readonly id: string
  readonly token: string
}

/** Sends a command of whoever has this bearer token; visitors have none. @throws for any answer but a yes */
export async function command<A>(url: string, { path }: Command, body: unknown, bearer?: string): Promise<A> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${path}: ${text}`)
  return (JSON.parse(text) as { readonly data: A }).data
}

/** A frozen quiz of the caller's own. */
export async function makeLoadQuiz(url: string, bearer: string, questions: number): Promise<string> {
  const described = {
    title: 'Próba obciążenia',
    description: 'Pytania, na które odpowiada wielu naraz.',
    subject_id: 'maths',
    level: 'basic',
    difficulty: 2,
    language: 'pl',
    exam_minutes: null,
  }
  const { id } = await command<{ id: string }>(url, createQuiz, described, bearer)
  const at = <C extends Command>(one: C) => ({ ...one, path: one.path.replace('{id}', id) }) as C
  let after: string | null = null
  for (let n = 0; n < questions; n += 1) {
    const question: object = { level: null, weight: 1, picture_id: null, content: contentOf(n), after }
    const added: { readonly id: string } = await command(url, at(addQuestion), question, bearer)
    after = added.id
  }
  await command(url, at(freezeQuiz), {}, bearer)
  return id
}

function contentOf(n: number): QuestionDraft {
  const matching = {
    ignores_case: true,
    ignores_accents: true,
    ignores_spacing: true,
    ignores_ending: true,
    allows_typo: false,
  }
  const task: QuestionDraft['task'] =
    n % TYPED_ONE_IN === TYPED_ONE_IN - 1
      ? { kind: 'text', accepted: [RIGHT], matching }
      : { kind: 'single', options: OPTIONS.map((text) => ({ text, is_right: text === RIGHT, stays_put: false })) }
  return { prompt: `Pytanie numer ${n + 1}`, explanation: 'Tak było w zadaniu.', picture_alt: '', task }
}

/** As short as a question may last, so that many of them take minutes. */
export function openLoadRoom(
  url: string,
  bearer: string,
  quiz_id: string,
  settings: Partial<RoomSettings> = {},
): Promise<MadeRoom> {
  const chosen = { mode: 'speed', seconds: SECONDS_MIN, max_players: 500, late_join: true, generated_names: false }
  return command<MadeRoom>(url, openRoom, { quiz_id, ...chosen, ...settings }, bearer)
}

/**
 * A seat taken by a visitor, who comes again by themselves, as the page does, where too many come at once or in
 * several processes. @returns its key
 */
export async function takeLoadSeat(url: string, token: string, name: string): Promise<string> {
  const key = randomBytes(16).toString('hex')
  const join = { ...joinRoom, path: joinRoom.path.replace('{token}', token) as typeof joinRoom.path }
  for (let tries = 1; ; tries += 1) {
    try {
      await command(url, join, { name, key })
      return key
    } catch (error) {
      if (!CROWDED.test(String(error)) || tries === TRIES) throw error
      await pause(AGAIN_MS * (0.5 + Math.random()))
    }
  }
}

const SYLLABLES = ['la', 'mo', 'ne', 'ro', 'ti', 'wa', 'zo', 'be'] as const

/** Names of as many as a room has seats, no two of them alike; of letters alone, since digits may look like others. */
export function loadName(n: number): string {
  const at = (place: number) => SYLLABLES[Math.floor(n / SYLLABLES.length ** place) % SYLLABLES.length] ?? ''
  const name = `${at(2)}${at(1)}${at(0)}n`
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

import { type SubjectId, subjectById } from '@kredka/contracts/data/subjects'
import { EXPERIENCED, HABITS, METHODS, NEW, PASTIMES, STORIES } from './about/sentences.ts'
import { phrase, type Voice, yearsInWords } from './phrases.ts'
import { pick, type Random } from './random.ts'

/** Who has taught no longer than this still speaks of studies. */
const NEW_YEARS = 4

/**
 * What a teacher writes about themselves: four paragraphs in their own gender, at most 2000 characters. `subjects` is
 * not empty; the first two different ones are named. Two calls may give equal texts only by chance, about one in many
 * thousands.
 */
export function aboutText(random: Random, voice: Voice, subjects: readonly [SubjectId, ...SubjectId[]]): string {
  const named = [...new Set(subjects)].slice(0, 2).map((id) => subjectById(id))
  const values = {
    of: named.map(({ of_pl }) => of_pl).join(' i '),
    from: named.map(({ from_pl }) => from_pl).join(' i '),
    years: yearsInWords(voice.years),
  }
  const intro = pick<string>(random, voice.years <= NEW_YEARS ? NEW : EXPERIENCED)
  const first = pick<string>(random, METHODS)
  const second = pick(
    random,
    METHODS.filter((method) => method !== first),
  )
  return [
    intro,
    `${first} ${second}`,
    pick<string>(random, STORIES),
    `${pick(random, HABITS)} ${pick(random, PASTIMES)}`,
  ]
    .map((paragraph) => phrase(random, paragraph, voice, values))
    .join('\n\n')
}

import type { SubjectId } from '@kredka/contracts/data/subjects'
import { art } from './art.ts'
import { biology } from './biology.ts'
import { chemistry } from './chemistry.ts'
import { chinese } from './chinese.ts'
import { computerGraphics } from './computer-graphics.ts'
import { economy } from './economy.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { geography } from './geography.ts'
import { german } from './german.ts'
import { history } from './history.ts'
import { it } from './it.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { law } from './law.ts'
import { maths } from './maths.ts'
import { music } from './music.ts'
import { norwegian } from './norwegian.ts'
import { physics } from './physics.ts'
import { polish } from './polish.ts'
import { programming } from './programming.ts'
import { spanish } from './spanish.ts'
import { statistics } from './statistics.ts'
import type { SubjectTexts } from './theme.ts'

/** What teachers write in their offers, by subject. */
export const OFFER_TEXTS: Readonly<Record<SubjectId, SubjectTexts>> = {
  maths,
  biology,
  english,
  polish,
  german,
  french,
  spanish,
  italian,
  physics,
  chemistry,
  history,
  geography,
  music,
  art,
  law,
  economy,
  statistics,
  programming,
  it,
  'computer-graphics': computerGraphics,
  japanese,
  chinese,
  norwegian,
}

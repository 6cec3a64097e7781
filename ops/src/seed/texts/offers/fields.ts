import type { SubjectId } from '@kredka/contracts/data/subjects'

/** Subjects that are taught alike. */
export type Field = 'languages' | 'sciences' | 'humanities' | 'digital' | 'arts'

export const FIELDS: Readonly<Record<SubjectId, Field>> = {
  biology: 'sciences',
  maths: 'sciences',
  english: 'languages',
  spanish: 'languages',
  german: 'languages',
  french: 'languages',
  polish: 'humanities',
  history: 'humanities',
  geography: 'sciences',
  physics: 'sciences',
  chemistry: 'sciences',
  music: 'arts',
  art: 'arts',
  law: 'humanities',
  economy: 'humanities',
  statistics: 'sciences',
  programming: 'digital',
  it: 'digital',
  japanese: 'languages',
  chinese: 'languages',
  norwegian: 'languages',
  italian: 'languages',
  'computer-graphics': 'digital',
}

import type { IconName } from '../icons/icons.ts'

/** What became of an answer: sent but not judged, right, wrong, or a right one that was not given. */
export const ANSWER_VERDICTS = ['sent', 'right', 'wrong', 'missed'] as const
export type AnswerVerdict = (typeof ANSWER_VERDICTS)[number]

export const VERDICT_ICONS: Readonly<Record<AnswerVerdict, IconName>> = {
  sent: 'active',
  right: 'check',
  wrong: 'close',
  missed: 'info',
}

/** Section 3's types of questions in the names of texts. */
export const TYPE_IDS = {
  'choose-single-answer': 'single',
  'choose-multiple-answers': 'several',
  'fill-gaps': 'gaps',
  'type-answer': 'typed',
} as const

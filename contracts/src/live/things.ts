/**
 * What a page can show that may change under it. A hint names one of these; a resource says with `on` which of them make it stale. A new
 * module adds its own here.
 */
export const THINGS = [
  'announcement',
  'beta_feature',
  'chat',
  'contact_message',
  'idea',
  'lesson',
  'message_report',
  'notification',
  'offer',
  'opinion',
  'order',
  'profile',
  'quiz',
] as const

export type Thing = (typeof THINGS)[number]

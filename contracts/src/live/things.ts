/**
 * What a page can show that may change under it. A hint names one of these; a resource says with `on` which of them make it stale. A new
 * module adds its own here.
 */
export const THINGS = [
  'acceptance',
  'account',
  'admin_session',
  'announcement',
  'availability',
  'beta_feature',
  'calendar',
  'chat',
  'contact_message',
  'dev_task',
  'exercise',
  'faq',
  'favourite',
  'idea',
  'invitation',
  'issue',
  'job',
  'lesson',
  'lesson_problem',
  'mail',
  'message_report',
  'notification',
  'offer',
  'opinion',
  'order',
  'payment',
  'profile',
  'projection',
  'promotion',
  'quiz',
  'review',
  'saved_search',
  'settings',
  'student',
  'subscriber',
  'topic',
] as const

export type Thing = (typeof THINGS)[number]

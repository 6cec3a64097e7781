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
  'chat',
  'contact_message',
  'dev_task',
  'faq',
  'idea',
  'invitation',
  'issue',
  'job',
  'lesson',
  'mail',
  'message_report',
  'notification',
  'offer',
  'opinion',
  'order',
  'profile',
  'projection',
  'quiz',
  'settings',
  'subscriber',
] as const

export type Thing = (typeof THINGS)[number]

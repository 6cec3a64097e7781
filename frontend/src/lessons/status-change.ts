/** What a change of a lesson's state says, done or not (section 4); the reason of a failure stands below. */
export const STATUS_CHANGE = { success: 'lessons.changed', failure: 'lessons.change_failed' } as const

import { pathOf } from '@kredka/contracts/kernel/routes'
import type { Say, Values } from './catalogue.ts'
import { type Block, button, facts, type MailContext, type Mails, note, text } from './mail.ts'

/** What the module of lessons looked up, and what stands for what is gone. */
function values(t: Say, _: unknown, { content }: MailContext): Values {
  return {
    subject: content['subject'] ?? '',
    person: content['person'] ?? t('mails.deleted_user'),
    when: content['when'] ?? '',
    moved_from: content['moved_from'] ?? '',
    minutes: content['minutes'] ?? '',
    lessons: Number(content['lessons'] ?? 1),
  }
}

/** Lessons, from booking to what came after. */
export const lessonMails: Mails<
  'lesson_booked' | 'lesson_moved' | 'lesson_cancelled' | 'lesson_done' | 'lesson_problem' | 'lesson_reminder'
> = {
  lesson_booked: {
    values,
    blocks: (t, params, mail) => [text(t('lesson_booked.text')), ...lesson(t, params, mail), note(t('lesson.file'))],
  },
  lesson_moved: {
    values,
    blocks: (t, params, mail) => [
      text(t('lesson_moved.text')),
      ...lesson(t, params, mail),
      ...(params.step === 'moved' || params.step === 'proposed' ? [text(t('lesson_moved.before'))] : []),
      ...(params.step === 'moved' ? [note(t('lesson.file'))] : []),
    ],
  },
  lesson_cancelled: {
    values,
    blocks: (t, params, mail) => [
      text(t('lesson_cancelled.text')),
      ...lesson(t, params, mail),
      ...(params.late === 'yes' ? [text(t('lesson_cancelled.late'))] : []),
      note(t('lesson.file')),
    ],
  },
  lesson_done: {
    values,
    blocks: (t, params, mail) => [
      text(t('lesson_done.text')),
      ...lesson(t, params, mail),
      text(t('lesson_done.problem')),
    ],
  },
  lesson_problem: {
    values,
    blocks: (t, params, mail) => [text(t('lesson_problem.text')), ...lesson(t, params, mail)],
  },
  lesson_reminder: {
    values,
    blocks: (t, params, mail) => [text(t('lesson_reminder.text')), ...lesson(t, params, mail)],
  },
}

/** Which lesson, and the way to it. */
function lesson(t: Say, params: { readonly lesson_id: string }, { public_url, language }: MailContext): Block[] {
  return [
    facts([t('lesson.subject'), t('lesson.person'), t('lesson.when'), t('lesson.minutes')]),
    button(t('lesson.see'), public_url + pathOf('lessons.lesson', language, { id: params.lesson_id })),
  ]
}

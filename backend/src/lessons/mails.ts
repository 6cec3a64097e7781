import { pathOf } from '@kredka/contracts/kernel/routes'
import type { lessonsMails as types } from '@kredka/contracts/lessons/mails'
import type { lessonsNotices as notices } from '@kredka/contracts/lessons/notices'
import { type Block, button, facts, note, text } from '../kernel/mail-blocks.ts'
import type { MailContext, Mails } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type { Say, Values } from '../kernel/texts.ts'
import type texts from './lessons.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const id = '01hzy3v9k2m4n6p8q0r2s4t6v8'
const name = 'Żaneta Źdźbło'
const starts_at = '2027-03-01T16:00:00.000Z'
const lesson = { name, lesson_id: id, role: 'student' } as const
const ofLesson = {
  pl: {
    subject: 'Matematyka',
    person: 'Łucja Gęś',
    when: 'poniedziałek, 1 marca 2027 17:00',
    moved_from: 'wtorek, 2 marca 2027 17:00',
    minutes: '60',
    lessons: '1',
  },
  en: {
    subject: 'Maths',
    person: 'Łucja Gęś',
    when: 'Monday, 1 March 2027 at 17:00',
    moved_from: 'Tuesday, 2 March 2027 at 17:00',
    minutes: '60',
    lessons: '1',
  },
}

export const lessonMails: Mails<typeof types> = {
  lesson_booked: {
    values,
    blocks: (t, params, mail) => [
      text(t('lesson_booked.text')),
      ...lessonBlocks(t, params, mail),
      note(t('lesson.file')),
    ],
    preview: { params: lesson, content: ofLesson },
  },
  lesson_moved: {
    values,
    blocks: (t, params, mail) => [
      text(t('lesson_moved.text')),
      ...lessonBlocks(t, params, mail),
      ...(params.step === 'moved' || params.step === 'proposed' ? [text(t('lesson_moved.before'))] : []),
      ...(params.step === 'moved' ? [note(t('lesson.file'))] : []),
    ],
    preview: {
      params: { ...lesson, step: 'moved', starts_at, moved_from: '2027-03-02T16:00:00.000Z' },
      content: ofLesson,
    },
  },
  lesson_cancelled: {
    values,
    blocks: (t, params, mail) => [
      text(t('lesson_cancelled.text')),
      ...lessonBlocks(t, params, mail),
      ...(params.late === 'yes' ? [text(t('lesson_cancelled.late'))] : []),
      note(t('lesson.file')),
    ],
    preview: { params: { ...lesson, starts_at, late: 'yes' }, content: ofLesson },
  },
  lesson_done: {
    values,
    blocks: (t, params, mail) => [
      text(t('lesson_done.text')),
      ...lessonBlocks(t, params, mail),
      text(t('lesson_done.problem')),
      ...(params.asks_review === 'yes'
        ? [
            text(t('lesson_done.review')),
            button(t('lesson_done.write_review'), `${lessonUrl(params, mail)}#own-review`),
          ]
        : []),
    ],
    preview: { params: { ...lesson, asks_review: 'yes' }, content: ofLesson },
  },
  lesson_problem: {
    values,
    blocks: (t, params, mail) => [text(t('lesson_problem.text')), ...lessonBlocks(t, params, mail)],
    preview: { params: { ...lesson, step: 'reported' }, content: ofLesson },
  },
  lesson_reminder: {
    values,
    blocks: (t, params, mail) => [text(t('lesson_reminder.text')), ...lessonBlocks(t, params, mail)],
    preview: { params: { ...lesson, starts_at, hours: 24 }, content: ofLesson },
  },
}

export const lessonNoticeWays: NoticeWays<typeof notices, typeof types> = {
  lesson_booked: {
    mail: ({ lesson_id, role }, name) => ({ template: 'lesson_booked', params: { name, lesson_id, role } }),
  },
  lesson_done: {
    mail: ({ lesson_id, role, asks_review }, name) => ({
      template: 'lesson_done',
      params: { name, lesson_id, role, ...(asks_review === undefined ? {} : { asks_review }) },
    }),
  },
  lesson_moved: {
    mail: ({ lesson_id, role, step, starts_at, moved_from }, name) => ({
      template: 'lesson_moved',
      params: { name, lesson_id, role, step, starts_at, moved_from },
    }),
  },
  lesson_cancelled: {
    mail: ({ lesson_id, role, starts_at, late }, name) => ({
      template: 'lesson_cancelled',
      params: { name, lesson_id, role, starts_at, late },
    }),
  },
  lesson_problem: {
    mail: ({ lesson_id, role, step }, name) => ({
      template: 'lesson_problem',
      params: { name, lesson_id, role, step },
    }),
  },
  lesson_reminder: {
    mail: ({ lesson_id, role, starts_at, hours }, name) => ({
      template: 'lesson_reminder',
      params: { name, lesson_id, role, starts_at, hours },
    }),
  },
}

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

interface OfLesson {
  readonly lesson_id: string
}

/** Which lesson, and the way to it. */
function lessonBlocks(t: Say, params: OfLesson, mail: MailContext): Block[] {
  return [
    facts([t('lesson.subject'), t('lesson.person'), t('lesson.when'), t('lesson.minutes')]),
    button(t('lesson.see'), lessonUrl(params, mail)),
  ]
}

function lessonUrl({ lesson_id }: OfLesson, { public_url, language }: MailContext): string {
  return public_url + pathOf('lessons.lesson', language, { id: lesson_id })
}

import type { assignmentsMails as types } from '@kredka/contracts/assignments/mails'
import type { assignmentsNotices as notices } from '@kredka/contracts/assignments/notices'
import { pathOf } from '@kredka/contracts/kernel/routes'
import { type Block, button, facts, text } from '../kernel/mail-blocks.ts'
import { type MailContext, type Mails, quizLink } from '../kernel/mails.ts'
import type { NoticeWays } from '../kernel/notices.ts'
import type { Say, Values } from '../kernel/texts.ts'
import type texts from './assignments.pl.json'

declare module '../kernel/texts.ts' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

const student = {
  name: 'Żaneta Źdźbło',
  assignment_id: '01hzy3v9k2m4n6p8q0r2s4t6v8',
  due_at: '2027-03-01T16:00:00.000Z',
  role: 'student',
} as const
const teacher = { ...student, role: 'teacher' } as const
const content = {
  pl: { quiz: 'Ułamki – rozgrzewka', person: 'Łucja Gęś', due: 'poniedziałek, 1 marca 2027 17:00' },
  en: { quiz: 'Fractions to warm up', person: 'Łucja Gęś', due: 'Monday, 1 March 2027 at 17:00' },
}

export const assignmentMails: Mails<typeof types> = {
  quiz_assigned: {
    values,
    blocks: (t, params, mail) => [
      text(t('quiz_assigned.text')),
      facts([t('assignment.quiz'), t('assignment.person'), t('assignment.due')]),
      text(t('quiz_assigned.next')),
      toIt(t('quiz_assigned.button'), params, mail),
    ],
    preview: { params: student, content },
  },
  assignment_changed: {
    values,
    blocks: (t, params, mail) => [
      text(t('assignment_changed.text')),
      facts([t('assignment.quiz'), t('assignment.person'), t('assignment.due')]),
      toIt(t('assignment.see'), params, mail),
    ],
    preview: { params: { ...student, change: 'due' }, content },
  },
  assignment_due: {
    values,
    blocks: (t, params, mail) => [
      text(t('assignment_due.text')),
      facts([t('assignment.quiz'), t('assignment.person'), t('assignment.due')]),
      toIt(t('quiz_assigned.button'), params, mail),
    ],
    preview: { params: student, content },
  },
  assignment_overdue: {
    values,
    blocks: (t, params, mail) => [
      text(t('assignment_overdue.text')),
      facts([t('assignment.quiz'), t('assignment.person'), t('assignment.due')]),
      text(t('assignment_overdue.next')),
      toIt(t('assignment.see'), params, mail),
    ],
    preview: { params: student, content },
  },
  assignment_reviewed: {
    values,
    blocks: (t, params, mail) => [
      text(t('assignment_reviewed.text')),
      facts([t('assignment.quiz'), t('assignment.person')]),
      toIt(t('assignment_reviewed.button'), params, mail),
    ],
    preview: { params: student, content },
  },
  assignment_done: {
    values,
    blocks: (t, params, mail) => [
      text(t('assignment_done.text')),
      facts([t('assignment.quiz'), t('assignment.person'), t('assignment.due')]),
      toIt(t('assignment_done.button'), params, mail),
    ],
    preview: { params: { ...teacher, late: 'no' }, content },
  },
}

export const assignmentNoticeWays: NoticeWays<typeof notices, typeof types> = {
  quiz_assigned: {
    mail: (data, name) => ({ template: 'quiz_assigned', params: { ...ofIt(data, name), role: 'student' } }),
    called: 'quiz',
  },
  assignment_changed: {
    mail: (data, name) => ({
      template: 'assignment_changed',
      params: { ...ofIt(data, name), role: 'student', change: data.change },
    }),
    called: 'quiz',
  },
  assignment_due: {
    mail: (data, name) => ({ template: 'assignment_due', params: { ...ofIt(data, name), role: 'student' } }),
    called: 'quiz',
  },
  assignment_overdue: {
    mail: (data, name) => ({ template: 'assignment_overdue', params: { ...ofIt(data, name), role: data.role } }),
    called: 'quiz',
  },
  assignment_reviewed: {
    mail: (data, name) => ({ template: 'assignment_reviewed', params: { ...ofIt(data, name), role: 'student' } }),
    called: 'quiz',
  },
  assignment_done: {
    mail: (data, name) => ({
      template: 'assignment_done',
      params: { ...ofIt(data, name), role: 'teacher', late: data.late },
    }),
    called: 'quiz',
  },
}

function ofIt({ assignment_id, due_at }: { readonly assignment_id: string; readonly due_at: string }, name: string) {
  return { name, assignment_id, due_at }
}

/** What the module looked up, and what stands for what is gone. */
function values(t: Say, _: unknown, { content }: MailContext): Values {
  return {
    quiz: content['quiz'] ?? t('assignment.quiz_gone'),
    person: content['person'] ?? t('mails.deleted_user'),
    due: content['due'] ?? '',
  }
}

/** Whoever is not logged in does so there, and finds it. With a token the page tells them before what it is. */
function toIt(label: string, { assignment_id }: { readonly assignment_id: string }, mail: MailContext): Block {
  const { public_url, language, link_token } = mail
  if (link_token !== '') return button(label, quizLink(mail))
  return button(label, public_url + pathOf('assignments.assignment', language, { id: assignment_id }))
}

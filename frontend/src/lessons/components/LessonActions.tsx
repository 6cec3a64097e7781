import { markLessonDone, takeBackLessonDone } from '@kredka/contracts/lessons/endpoints'
import { type LessonCommandName, lessonRefusal } from '@kredka/contracts/lessons/rules'
import type { LessonView } from '@kredka/contracts/lessons/views'
import { REASON_MAX } from '@kredka/contracts/offers/rules'
import type { ReactNode } from 'react'
import { useDraft } from '../../app/forms/useDraft.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { ifOvertaken } from '../../kernel/errors.ts'
import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { factsOf } from '../facts.ts'
import { STATUS_CHANGE } from '../status-change.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { MoveDialog, ReportDialog } from './lesson-dialogs.tsx'
import { NoLonger } from './NoLonger.tsx'

/** The dialog that is open. */
export type Asking = 'cancel' | 'move' | 'take_back' | 'report' | null

interface Props {
  readonly lesson: LessonView
  readonly now: number
  readonly open: Asking
  readonly onOpen: (asking: Asking) => void
  readonly onChanged: () => void
  /** What else can be asked for, beside the buttons. */
  readonly children?: ReactNode
}

/** What the person can do with the lesson now: the buttons that the rules leave (`lessonRefusal`), as on the server. */
export function LessonActions({ lesson, now, open, onOpen, onChanged, children }: Props) {
  const t = useText()
  const close = () => onOpen(null)
  const over = () => {
    close()
    onChanged()
  }
  const { id, role } = lesson
  const may = (command: LessonCommandName) => lessonRefusal(factsOf(lesson), command, role, now) === null
  const settled = { ...STATUS_CHANGE, done: over, failed: ifOvertaken(over) }
  const done = useCommand(markLessonDone, settled)
  const reason = useDraft(`lesson.take_back.${id}`)
  const takeBack = useCommand(takeBackLessonDone, { ...settled, always: () => reason[1]('') })
  const teaches = role === 'teacher'
  return (
    <>
      <Row>
        {teaches && may('mark_done') && (
          <Button look="primary" icon="check" loading={done.status === 'sending'} onClick={() => done.send({ id })}>
            {t('lessons.mark_done')}
          </Button>
        )}
        {may('propose_move') && (
          <Button icon="calendar" onClick={() => onOpen('move')}>
            {t('lessons.propose_move')}
          </Button>
        )}
        {may('report') && (
          <Button icon="warning" onClick={() => onOpen('report')}>
            {t('lessons.report')}
          </Button>
        )}
        {teaches && may('take_back') && (
          <Button icon="refresh" onClick={() => onOpen('take_back')}>
            {t('lessons.take_back')}
          </Button>
        )}
        {children}
        {may('cancel') && (
          <Button look="quiet" icon="cancelled" onClick={() => onOpen('cancel')}>
            {t('lessons.cancel')}
          </Button>
        )}
      </Row>
      <CancelDialog lesson={lesson} now={now} opened={open === 'cancel'} onClose={close} onDone={over} />
      <MoveDialog lesson={lesson} now={now} opened={open === 'move'} onClose={close} onDone={over} />
      <ReportDialog lesson={lesson} now={now} opened={open === 'report'} onClose={close} onDone={over} />
      <ConfirmDialog
        opened={open === 'take_back'}
        onClose={close}
        onConfirm={(why) => takeBack.send({ id, reason: why })}
        title={t('lessons.take_back_title')}
        confirm={t('lessons.take_back')}
        busy={takeBack.status === 'sending'}
        reason={{ label: t('lessons.reason'), max: REASON_MAX, required: true, draft: reason }}
      >
        {open === 'take_back' && <NoLonger lesson={lesson} command="take_back" now={now} />}
        {t('lessons.take_back_about')}
      </ConfirmDialog>
    </>
  )
}

import { beginAssignment } from '@kredka/contracts/assignments/endpoints'
import type { AssignmentView } from '@kredka/contracts/assignments/views'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useNow } from '../../i18n/useNow.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'

interface Props {
  readonly assignment: AssignmentView
  readonly onChanged: () => void
}

/** Begins the next try, or goes on with the open one; says why there is none to begin. */
export function StudentActions({ assignment, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const { id, quiz, tries, begun, due_at, open_attempt_id, no_try } = assignment
  const now = useNow(due_at)
  const begin = useCommand(beginAssignment, {
    failed: onChanged,
    done: ({ attempt_id }) => {
      const slugged = quiz === null ? 'x' : `${quiz.id}-${quiz.slug}`
      void navigate(`${path('attempts.play', { slugged })}?attempt=${attempt_id}`)
    },
  })
  if (quiz === null) return <p>{t('assignments.quiz_gone_about')}</p>
  if (no_try !== null && open_attempt_id === null) return <p>{t(`assignments.no_try_${no_try}`)}</p>
  const isLate = now > Date.parse(due_at)
  return (
    <Card tinted>
      <Stack space={3}>
        <p>
          {open_attempt_id !== null
            ? t('assignments.go_on_about')
            : tries === null
              ? t('assignments.begin_any')
              : t('assignments.begin_about', { number: begun + 1, all: tries })}{' '}
          {isLate && t('assignments.begin_late')}
        </p>
        <Button
          look="primary"
          size="large"
          icon="play"
          loading={begin.status === 'sending'}
          onClick={() => begin.send({ id })}
        >
          {t(open_attempt_id !== null ? 'assignments.go_on' : begun === 0 ? 'assignments.begin' : 'assignments.again')}
        </Button>
      </Stack>
    </Card>
  )
}

import { copyPlayedQuiz } from '@kredka/contracts/attempts/endpoints'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/layout.tsx'

/** Somebody's quiz as the beginning of an own one. A copy shows what is right: who has not finished it has to wait. */
export function CopyQuiz({ attemptId }: { readonly attemptId: string | null }) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const copy = useCommand(copyPlayedQuiz, {
    success: 'quizzes.copied',
    done: ({ id }) => void navigate(path('quizzes.edit', { id })),
  })
  if (user === null) return null
  return (
    <Stack space={2}>
      <Button
        icon="copy"
        wide
        disabled={attemptId === null}
        loading={copy.status === 'sending'}
        onClick={() => {
          if (attemptId !== null) copy.send({ id: attemptId })
        }}
      >
        {t('quizzes.copy')}
      </Button>
      {attemptId === null && <p>{t('quizzes.copy_later')}</p>}
    </Stack>
  )
}

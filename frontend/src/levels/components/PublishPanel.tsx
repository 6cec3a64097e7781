import { proveLevel } from '@kredka/contracts/games/endpoints'
import { nameLevel, publishLevel } from '@kredka/contracts/levels/endpoints'
import { LEVEL_NAME_MAX } from '@kredka/contracts/levels/rules'
import type { OwnLevelView } from '@kredka/contracts/levels/views'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { useCommand } from '../../app/store/command.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { TextInput } from '../../ui/fields/TextInput.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { LevelDraftState } from '../level-draft.ts'

interface Props {
  readonly view: OwnLevelView
  readonly draft: LevelDraftState
  readonly hasFaults: boolean
  readonly onChanged: () => void
}

/** The way to its players: a clear of exactly what is drawn, and a name (GAM-03). */
export function PublishPanel({ view, draft, hasFaults, onChanged }: Props) {
  const t = useText()
  const path = usePath()
  const navigate = useNavigate()
  const [name, setName] = useState(view.name)
  const [isBySteps, setBySteps] = useState(false)
  const { id, state, version, is_changed } = view
  const prove = useCommand(proveLevel, {
    done: ({ id: run_id }) => navigate(`${path('games.game', { id: 'snake2024' })}?run=${run_id}`),
  })
  const rename = useCommand(nameLevel, { done: onChanged })
  const publish = useCommand(publishLevel, { success: 'levels.published_now', done: onChanged, failed: onChanged })
  const isKept = draft.saving === 'saved' && view.revision === draft.revision
  const isProven = isKept && view.is_proven
  const isNameless = name.trim() === ''
  const canPublish =
    isProven && !isNameless && state !== 'hidden' && (version === null || is_changed || state === 'draft')
  return (
    <Stack space={4}>
      <h2>{t('levels.publishing')}</h2>
      <TextInput
        label={t('levels.name')}
        value={name}
        max={LEVEL_NAME_MAX}
        onChange={setName}
        onBlur={() => {
          if (!isNameless && name.trim() !== view.name) rename.send({ id, name: name.trim() })
        }}
      />
      {state === 'hidden' && <Notice kind="warning">{t('levels.hidden_about')}</Notice>}
      {hasFaults ? (
        <p>{t('levels.mend_first')}</p>
      ) : isProven ? (
        <Notice kind="success">{t('levels.is_proven')}</Notice>
      ) : (
        <>
          <p>{t('levels.prove_about')}</p>
          <Checkbox checked={isBySteps} onChange={setBySteps}>
            {t('levels.by_steps')}
          </Checkbox>
          <Button
            look="primary"
            icon="play"
            wide
            disabled={!isKept}
            loading={prove.status === 'sending'}
            onClick={() => prove.send({ id, pace: isBySteps ? 'steps' : 'clock' })}
          >
            {t('levels.prove')}
          </Button>
        </>
      )}
      {canPublish && (
        <Button
          look="primary"
          icon="check"
          wide
          loading={publish.status === 'sending'}
          onClick={() => publish.send({ id, name: name.trim(), revision: draft.revision })}
        >
          {t(version === null ? 'levels.publish' : 'levels.publish_again')}
        </Button>
      )}
      {state === 'listed' && (
        <>
          <p>{t(is_changed ? 'levels.listed_other' : 'levels.listed_now', { version })}</p>
          <Button icon="external" wide to={`${path('games.game', { id: 'snake2024' })}?level=${id}`}>
            {t('levels.open_level')}
          </Button>
        </>
      )}
    </Stack>
  )
}

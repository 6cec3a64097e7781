import { startRun } from '@kredka/contracts/games/endpoints'
import { MEMORY_SIZES, type MemorySize } from '@kredka/contracts/games/rules'
import { SETS, type SetId } from '@kredka/contracts/games/sets/sets'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, usePath } from '../../app/routing/usePath.ts'
import { selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn } from '../../app/session/useLoginIntent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useOnline } from '../../app/useOnline.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { BoardOfBest } from '../components/BoardOfBest.tsx'
import { clockText } from '../components/clock-text.ts'
import { ownGames } from '../resources.ts'
import { runPath } from '../run-path.ts'
import { LocalMemory } from './LocalMemory.tsx'
import classes from './lobby.module.css'
import { MemoryRules } from './MemoryRules.tsx'

/** Before the game: which board, which words, and the one button that begins it (GAM-02). */
export function MemoryLobby() {
  const t = useText()
  const path = usePath()
  const language = useLanguage()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const askToLogIn = useAskToLogIn()
  const isOnline = useOnline()
  const [size, setSize] = useState<MemorySize>('4x4')
  const [set, setSet] = useState<SetId>('shapes')
  const [isAlone, setAlone] = useState(false)
  const own = useResource(ownGames, user === null ? null : {})
  const open = own.data?.open.find(({ game }) => game === 'memory')
  const best = own.data?.bests.find(({ game, variant }) => game === 'memory' && variant === size)
  const start = useCommand(startRun, { done: ({ id }) => navigate(runPath(path, 'memory', id)) })
  if (isAlone) return <LocalMemory size={size} set={set} onLeave={() => setAlone(false)} />
  const isRanked = user !== null && isOnline
  const begin = () => {
    if (isRanked) start.send({ setup: { game: 'memory', size, set } })
    else setAlone(true)
  }
  const moves = (count: number) => t('games.moves', { count })
  return (
    <>
      <PageHeader title={t('games.name_memory')} about={t('games.about_memory')} />
      <div className={classes.lobby}>
        <Stack space={5}>
          {open !== undefined && (
            <Notice>
              <Row apart>
                <span>{t('games.open_run')}</span>
                <Button look="primary" icon="play" to={runPath(path, 'memory', open.run_id)}>
                  {t('games.go_on')}
                </Button>
              </Row>
            </Notice>
          )}
          <RadioGroup
            label={t('games.size')}
            value={size}
            onChange={setSize}
            options={MEMORY_SIZES.map((value) => ({ value, label: value.replace('x', ' × ') }))}
          />
          <Select
            label={t('games.set')}
            clearable={false}
            value={set}
            options={SETS.map((one) => ({ value: one.id, label: one[language] }))}
            onChange={(option) => setSet(SETS.find(({ id }) => id === option?.value)?.id ?? set)}
          />
          {best !== undefined && (
            <p className={classes.best}>
              {t('games.own_best', { result: `${moves(best.score)} · ${clockText(best.played_ms)}` })}
            </p>
          )}
          {!isRanked && (
            <Notice>
              <p>{t(user === null ? 'games.unranked_visitor' : 'games.unranked_offline')}</p>
              {user === null && (
                <Button look="arrow" onClick={() => askToLogIn('games.memory', 'signup')}>
                  {t('games.sign_up')}
                </Button>
              )}
            </Notice>
          )}
          {(open === undefined || !isRanked) && (
            <Button look="primary" size="large" wide icon="play" loading={start.status === 'sending'} onClick={begin}>
              {t(isRanked ? 'games.play' : 'games.play_alone')}
            </Button>
          )}
          <MemoryRules />
        </Stack>
        <BoardOfBest game="memory" variant={size} scoreText={moves} />
      </div>
    </>
  )
}

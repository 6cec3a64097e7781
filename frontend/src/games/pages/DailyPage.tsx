import { startDaily } from '@kredka/contracts/games/endpoints'
import type { ChallengeView, DailyView } from '@kredka/contracts/games/views'
import { GAME_POINTS } from '@kredka/contracts/rewards/rules'
import { useNavigate } from 'react-router'
import { usePath } from '../../app/routing/usePath.ts'
import { selectSession, selectUser } from '../../app/session/session-slice.ts'
import { useAskToLogIn } from '../../app/session/useLoginIntent.ts'
import { useCommand } from '../../app/store/command.ts'
import { useAppSelector } from '../../app/store/hooks.ts'
import { useResource } from '../../app/store/resource.ts'
import { useFormat } from '../../i18n/useFormat.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ResourceView } from '../../ui/ResourceView.tsx'
import { BoardRows } from '../components/BoardRows.tsx'
import { daily } from '../resources.ts'
import { resultText } from '../result-text.ts'
import { runPath } from '../run-path.ts'
import { usePlaceText } from '../usePlaceText.ts'
import { useScoreText } from '../useScoreText.ts'
import classes from './daily-page.module.css'

/** The game of the day, once for everybody (GAM-04). */
export function DailyPage() {
  const t = useText()
  const found = useResource(daily, {})
  return (
    <>
      <PageHeader title={t('games.daily')} about={t('games.daily_about', { points: GAME_POINTS.daily_challenge })} />
      <ResourceView of={found}>{(view) => <Shown view={view} />}</ResourceView>
    </>
  )
}

function Shown({ view: { today, yesterday, ends_at } }: { readonly view: DailyView }) {
  const t = useText()
  const path = usePath()
  const { run } = yesterday
  return (
    <div className={classes.page}>
      <Stack space={5}>
        {run?.is_open === true && !yesterday.is_closed && (
          <Notice>
            <Row apart>
              <span>{t('games.daily_yesterday_open')}</span>
              <Button icon="play" to={runPath(path, yesterday.game, run.run_id)}>
                {t('games.go_on')}
              </Button>
            </Row>
          </Notice>
        )}
        <Card tinted>
          <Today today={today} ends_at={ends_at} />
        </Card>
        <section aria-labelledby="daily-rules">
          <h2 id="daily-rules">{t('games.rules')}</h2>
          <ul className={classes.rules}>
            {(['once', 'turned', 'midnight', 'secret'] as const).map((rule) => (
              <li key={rule}>{t(`games.daily_rule_${rule}`)}</li>
            ))}
          </ul>
        </section>
      </Stack>
      <Stack space={5}>
        <Ranking id="today" challenge={today} covered />
        <Ranking id="yesterday" challenge={yesterday} covered={!yesterday.is_closed} />
      </Stack>
    </div>
  )
}

function Today({
  today: { game, run, players },
  ends_at,
}: {
  readonly today: ChallengeView
  readonly ends_at: string
}) {
  const t = useText()
  const path = usePath()
  const format = useFormat()
  const navigate = useNavigate()
  const user = useAppSelector(selectUser)
  const { status } = useAppSelector(selectSession)
  const isVisitor = status === 'visitor'
  const askToLogIn = useAskToLogIn()
  const scoreText = useScoreText(game)
  const placeText = usePlaceText()
  const start = useCommand(startDaily, { done: ({ id }) => navigate(runPath(path, game, id)) })
  const begin = () => (user === null ? askToLogIn('games.daily', 'signup') : start.send({}))
  return (
    <Stack space={3}>
      <h2>{t(`games.name_${game}`)}</h2>
      {run === null && (
        <>
          <p>{t('games.daily_until', { time: format.dateTime(ends_at) })}</p>
          {isVisitor && <p>{t('games.daily_visitor')}</p>}
          <Button
            look="primary"
            size="large"
            wide
            icon="play"
            loading={start.status === 'sending' || status === 'unknown'}
            onClick={begin}
          >
            {t(isVisitor ? 'games.sign_up' : 'games.daily_play')}
          </Button>
        </>
      )}
      {run !== null && (
        <>
          <p>{run.is_open ? t('games.daily_open') : t('games.daily_next', { time: format.dateTime(ends_at) })}</p>
          {run.result !== null && (
            <p className={classes.result}>
              {placeText(run.result, players)} · {resultText(game, scoreText, run.result)}
            </p>
          )}
          {!run.is_open && run.result === null && <p>{t('games.daily_unranked')}</p>}
          <Button
            look={run.is_open ? 'primary' : 'secondary'}
            size="large"
            wide
            icon="play"
            to={runPath(path, game, run.run_id)}
          >
            {t(run.is_open ? 'games.go_on' : 'games.daily_see')}
          </Button>
        </>
      )}
      <Button look="arrow" to={path('games.game', { id: game })}>
        {t('games.daily_learn')}
      </Button>
    </Stack>
  )
}

interface RankingProps {
  readonly id: 'today' | 'yesterday'
  readonly challenge: ChallengeView
  readonly covered: boolean
}

function Ranking({ id, challenge: { game, rows, run, players }, covered }: RankingProps) {
  const t = useText()
  const scoreText = useScoreText(game)
  const placeText = usePlaceText()
  const result = run?.result ?? null
  const isListed = rows.some(({ is_own }) => is_own)
  return (
    <section className={classes.ranking} aria-labelledby={id}>
      <h2 id={id}>{t(`games.daily_${id}`)}</h2>
      {id === 'yesterday' && <p className={classes.soft}>{t(`games.name_${game}`)}</p>}
      {rows.length === 0 ? (
        <p className={classes.soft}>{t(`games.daily_none_${id}`)}</p>
      ) : (
        <BoardRows game={game} rows={rows} scoreText={scoreText} covered={covered} />
      )}
      {result !== null && !isListed && (
        <p className={classes.soft}>
          {placeText(result, players)} · {resultText(game, scoreText, result)}
        </p>
      )}
    </section>
  )
}

export { DailyPage as Page }

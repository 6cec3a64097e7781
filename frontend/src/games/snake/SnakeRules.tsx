import { useText } from '../../i18n/useText.ts'
import { GameRules } from '../components/GameRules.tsx'
import { Drawing } from '../drawings/Drawing.tsx'
import { FOODS } from '../drawings/foods.ts'
import classes from './rules.module.css'

/** How it is played: in words, and by an example that moves. */
export function SnakeRules() {
  const t = useText()
  return (
    <GameRules
      rules={[
        t('snake.rule_eat'),
        t('snake.rule_die'),
        t('snake.rule_points'),
        t('snake.rule_levels'),
        t('snake.rule_time'),
      ]}
      keys={[[t('snake.key_arrows'), t('snake.key_arrows_about')]]}
      touch={t('snake.touch_about')}
    >
      <div className={classes.example} aria-hidden="true">
        <span className={classes.food}>
          <Drawing shape={FOODS.apple} />
        </span>
        <svg viewBox="0 0 120 40" aria-hidden="true">
          <path className={classes.snake} pathLength={100} d="M-60 32H40V12H92" />
          <path className={classes.grown} pathLength={100} d="M-60 32H40V12H92" />
        </svg>
      </div>
    </GameRules>
  )
}

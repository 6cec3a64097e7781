import { useText } from '../../i18n/useText.ts'
import { GameRules } from '../components/GameRules.tsx'
import classes from './rules.module.css'

/** How it is played: in words, and by an example that moves. */
export function SnakeQuizRules() {
  const t = useText()
  return (
    <GameRules
      rules={[
        t('snake_quiz.rule_eat'),
        t('snake_quiz.rule_right'),
        t('snake_quiz.rule_edges'),
        t('snake_quiz.rule_rank'),
        t('snake_quiz.rule_missed'),
        t('snake.rule_time'),
      ]}
      keys={[[t('snake.key_arrows'), t('snake.key_arrows_about')]]}
      touch={t('snake.touch_about')}
    >
      <div className={classes.example} aria-hidden="true">
        <p className={classes.asked}>{t('snake_quiz.example_question')}</p>
        <div className={classes.field}>
          <span className={classes.wrong}>{t('snake_quiz.example_wrong')}</span>
          <span className={classes.right}>{t('snake_quiz.example_right')}</span>
          <svg viewBox="0 0 120 40" aria-hidden="true">
            <path className={classes.snake} pathLength={100} d="M-60 32H52V12H92" />
          </svg>
        </div>
      </div>
    </GameRules>
  )
}

import type { Snake } from '@kredka/contracts/games/engine/snake-1/snake'
import { useText } from '../../i18n/useText.ts'
import { foodFromHead, placeOf, surroundingsOf } from './surroundings.ts'

/** Worded when it is asked for: by the clock nobody hears most of it. */
interface Spoken {
  /** Where head and food are. */
  readonly place: () => string
  /** What is around the head. */
  readonly around: () => string
}

/** The board in words. */
export function useSpoken(state: Snake): Spoken {
  const t = useText()
  return {
    place() {
      const food = foodFromHead(state)
      const ways = [
        ...(food !== null && food.down !== 0
          ? [t(food.down > 0 ? 'snake.food_down' : 'snake.food_up', { count: Math.abs(food.down) })]
          : []),
        ...(food !== null && food.right !== 0
          ? [t(food.right > 0 ? 'snake.food_right' : 'snake.food_left', { count: Math.abs(food.right) })]
          : []),
      ]
      const head = t('snake.head_at', { ...placeOf(state, state.body.at(-1) ?? state.setup.start) })
      return ways.length === 0 ? head : `${head} ${t('snake.food_at', { ways: ways.join(', ') })}`
    },
    around() {
      const around = surroundingsOf(state).map(({ heading, free, what }) => {
        const side = t(`snake.side_${heading}`)
        if (free === null) return t('snake.around_free', { side })
        return t('snake.around', { side, what: t(`snake.is_${what}`), count: free })
      })
      return around.join(' ')
    },
  }
}

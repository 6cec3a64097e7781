import type { AskedView } from '@kredka/contracts/games/views'

/** Why a question has no words here. */
export function goneText({ is_hidden }: Pick<AskedView, 'is_hidden'>) {
  return is_hidden ? 'snake_quiz.hidden' : 'snake_quiz.gone'
}

import { boardOf } from '@kredka/contracts/games/cats-board/boards/boards'
import { useText } from '../../i18n/useText.ts'

/** `Easy board 12`; its id where it is there no more. */
export function useBoardName(): (id: string) => string {
  const t = useText()
  return (id) => {
    const board = boardOf(id)
    return board === undefined ? id : t(`cats.board_${board.difficulty}`, { number: board.number })
  }
}

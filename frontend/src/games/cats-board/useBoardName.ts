import { boardNamed } from '@kredka/contracts/games/cats-board/boards/names'
import { useText } from '../../i18n/useText.ts'

/** `Easy board 12`; its id where it is there no more. */
export function useBoardName(): (id: string) => string {
  const t = useText()
  return (id) => {
    const name = boardNamed(id)
    return name === null ? id : t(`cats.board_${name.difficulty}`, { number: name.number })
  }
}

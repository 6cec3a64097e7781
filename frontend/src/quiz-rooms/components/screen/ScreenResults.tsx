import type { RoomResultsView, RoomView } from '@kredka/contracts/quiz-rooms/views'
import { Board } from '../Board.tsx'
import { Prompt } from '../Prompt.tsx'
import { RoomDistribution } from '../RoomDistribution.tsx'
import classes from './screen.module.css'

interface Props {
  readonly view: RoomView
  readonly results: RoomResultsView
}

/** What was right, how the room answered, and who leads. */
export function ScreenResults({ view, results }: Props) {
  return (
    <>
      {view.question !== null && <Prompt question={{ ...view.question, picture_id: null }} large />}
      <div className={classes.results}>
        <RoomDistribution view={view} />
        <Board rows={results.board} large />
      </div>
    </>
  )
}

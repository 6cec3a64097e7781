import { ASKED_STATES, type AskedState } from '@kredka/contracts/assignments/rules'
import { useSearchParams } from 'react-router'
import { isId } from '../app/routing/ids.ts'

interface Asked {
  readonly state: AskedState | null
  readonly person_id: string | null
  readonly quiz_id: string | null
  readonly page: number
}

/** What a list of assignments shows stands in its address. */
export function useListAddress(): readonly [Asked, (change: Partial<Asked>) => void] {
  const [params, setParams] = useSearchParams()
  const idOf = (name: string) => {
    const id = params.get(name) ?? ''
    return isId(id) ? id : null
  }
  const asked: Asked = {
    state: ASKED_STATES.find((state) => state === params.get('state')) ?? null,
    person_id: idOf('person'),
    quiz_id: idOf('quiz'),
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  }
  const go = (change: Partial<Asked>) => {
    const { state, person_id, quiz_id, page } = { ...asked, page: 1, ...change }
    setParams({
      ...(state === null ? {} : { state }),
      ...(person_id === null ? {} : { person: person_id }),
      ...(quiz_id === null ? {} : { quiz: quiz_id }),
      ...(page === 1 ? {} : { page: String(page) }),
    })
  }
  return [asked, go]
}

/** What the query is asked with. */
export function inputOf({ state, person_id, quiz_id, page }: Asked) {
  return {
    page,
    ...(state === null ? {} : { state }),
    ...(person_id === null ? {} : { person_id }),
    ...(quiz_id === null ? {} : { quiz_id }),
  }
}

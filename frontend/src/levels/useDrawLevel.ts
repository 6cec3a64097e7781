import type { LevelContent } from '@kredka/contracts/levels/content'
import { createLevel } from '@kredka/contracts/levels/endpoints'
import { useNavigate } from 'react-router'
import { usePath } from '../app/routing/usePath.ts'
import { useCommand } from '../app/store/command.ts'

/** Begins a level, and leads to its editor. */
export function useDrawLevel() {
  const path = usePath()
  const navigate = useNavigate()
  const create = useCommand(createLevel, { done: ({ id }) => void navigate(path('levels.edit', { id })) })
  return {
    isBusy: create.status === 'sending',
    draw: (name: string, drawn: LevelContent) => create.send({ name, drawn }),
  }
}

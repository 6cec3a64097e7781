import { getQuizPanel } from '@kredka/contracts/items/endpoints'
import { createResource } from '../app/store/resource.ts'

export const quizPanel = createResource(getQuizPanel, { on: ['quiz'], about: ({ id }) => id })

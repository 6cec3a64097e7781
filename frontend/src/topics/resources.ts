import { getTopic, listSharedTopics, listTopics } from '@kredka/contracts/topics/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownTopics = createResource(listTopics, { on: ['topic'] })
export const ownTopic = createResource(getTopic, { on: ['topic', 'profile'] })
export const sharedTopics = createResource(listSharedTopics, { on: ['topic'] })

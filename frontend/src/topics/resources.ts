import { getTopic, listSharedTopics, listTopics } from '@kredka/contracts/topics/endpoints'
import { createResource } from '../app/store/resource.ts'

export const ownTopics = createResource('topics.list', listTopics, { on: ['topic'] })
export const ownTopic = createResource('topics.get', getTopic, { on: ['topic', 'profile'] })
export const sharedTopics = createResource('topics.shared', listSharedTopics, { on: ['topic'] })

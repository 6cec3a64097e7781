import {
  countUnseenMessages,
  getChat,
  getChatWith,
  listBlockedPeople,
  listChats,
  listMessages,
} from '@kredka/contracts/chat/endpoints'
import { createResource } from '../app/store/resource.ts'

export const chats = createResource(listChats, { on: ['chat'] })
export const oneChat = createResource(getChat, { on: ['chat'] })
export const chatWith = createResource(getChatWith, { on: ['chat'] })
export const newestMessages = createResource(listMessages, { on: ['chat'] })
export const unseenMessages = createResource(countUnseenMessages, { on: ['chat'] })
export const blockedPeople = createResource(listBlockedPeople, { on: ['chat'] })

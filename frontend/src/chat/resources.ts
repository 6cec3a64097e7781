import {
  countUnseenMessages,
  getChat,
  getChatWith,
  listBlockedPeople,
  listChats,
  listMessages,
} from '@kredka/contracts/chat/endpoints'
import { createResource } from '../app/store/resource.ts'

export const chats = createResource('chat.list', listChats, { on: ['chat'] })
export const oneChat = createResource('chat.show', getChat, { on: ['chat'] })
export const chatWith = createResource('chat.with', getChatWith, { on: ['chat'] })
export const newestMessages = createResource('chat.messages', listMessages, { on: ['chat'] })
export const unseenMessages = createResource('chat.count_unseen', countUnseenMessages, { on: ['chat'] })
export const blockedPeople = createResource('chat.blocked', listBlockedPeople, { on: ['chat'] })

import type { AllMails } from '../../kernel/mails.ts'
import type { Module } from '../../kernel/module.ts'
import type { AllNoticeWays } from '../../kernel/notices.ts'
import { createModules, type ModuleParts } from '../modules.ts'

/** Every module, for what is declared as data: nothing that they are made from is there, so nothing of them can run. */
export const ALL_MODULES: readonly Module[] = createModules({} as ModuleParts).all

export const ALL_MAILS: AllMails = Object.assign({}, ...ALL_MODULES.map(({ mails }) => mails))
export const ALL_NOTICE_WAYS: AllNoticeWays = Object.assign({}, ...ALL_MODULES.map(({ noticeWays }) => noticeWays))

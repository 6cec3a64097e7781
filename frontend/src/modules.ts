import { accounts } from './accounts/module.ts'
import { admin } from './admin/module.ts'
import type { AppModule } from './app/routing/page.ts'
import { shell } from './app/shell.ts'
import { availability } from './availability/module.ts'
import { dashboard } from './dashboard/module.ts'
import { legal } from './legal/module.ts'
import { offers } from './offers/module.ts'
import { profiles } from './profiles/module.ts'

/** The modules of the application, one line each: `import { offers } from './offers/module.ts'`. */
export const MODULES: readonly AppModule[] = [shell, accounts, dashboard, profiles, availability, legal, offers, admin]

import type { Plugin } from 'vite'

/** Pages of the back office, wherever their module keeps them, and those of the developer. */
const OFFICE = /\/src\/(?:(?:[\w-]+\/)?admin|figures|app\/pages)\//

/**
 * Every visitor's first script lists the files that each page needs, so that they are asked for at once. Few visitors
 * ever open the back office: its pages ask for their scripts one after the other, which takes staff a round trip the
 * first time, and leaves their names out of everybody's script. Style sheets stay: nothing else would load them.
 */
export function officePreloadsPlugin(): Plugin {
  const office = new Set<string>()
  return {
    name: 'kredka:office-preloads',
    config: () => ({
      build: { modulePreload: { resolveDependencies: (file, needed) => preloadsOf(needed, office.has(file)) } },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && isOfOffice(chunk.facadeModuleId)) office.add(chunk.fileName)
        }
      },
    },
  }
}

/** @param file that a part of the pages begins with, null where it begins with none */
export const isOfOffice = (file: string | null) => OFFICE.test(file ?? '')

export function preloadsOf(needed: string[], ofOffice: boolean): string[] {
  return ofOffice ? needed.filter((file) => file.endsWith('.css')) : needed
}

import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** Files of the brand's typeface, with all Polish letters, for what is drawn on the server. */
export const BRAND_FONTS = {
  regular: resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf'),
} as const

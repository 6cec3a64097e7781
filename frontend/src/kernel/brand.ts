/** The brand in one place: its name here, its drawing in `ui/icons/Logo.tsx` and `public/favicon.svg`. */
export const BRAND = { name: 'Kredka' } as const

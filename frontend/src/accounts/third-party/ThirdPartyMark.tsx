import type { Provider } from '@kredka/contracts/accounts/rules'

interface Stroke {
  readonly fill: string
  readonly path: string
}

/** Their own marks in their own colours, as their rules for such buttons ask. */
const MARKS: Readonly<Record<Provider, readonly Stroke[]>> = {
  google: [
    {
      fill: '#4285F4',
      path: 'M21.6 12.23c0-.71-.06-1.39-.18-2.05H12v3.87h5.38a4.6 4.6 0 0 1-2 3.02v2.51h3.23c1.9-1.74 2.99-4.31 2.99-7.35Z',
    },
    {
      fill: '#34A853',
      path: 'M12 22c2.7 0 4.96-.9 6.62-2.42l-3.23-2.51c-.9.6-2.04.95-3.39.95-2.6 0-4.81-1.76-5.6-4.12H3.06v2.59A10 10 0 0 0 12 22Z',
    },
    { fill: '#FBBC05', path: 'M6.4 13.9a6 6 0 0 1 0-3.8V7.5H3.06a10 10 0 0 0 0 9l3.34-2.6Z' },
    {
      fill: '#EA4335',
      path: 'M12 5.98c1.47 0 2.79.5 3.82 1.5l2.87-2.87A10 10 0 0 0 3.06 7.5L6.4 10.1C7.19 7.74 9.4 5.98 12 5.98Z',
    },
  ],
  facebook: [
    {
      fill: '#0866FF',
      path: 'M22 12a10 10 0 1 0-12.4 9.7v-6.63H7.53V12H9.6v-1.32c0-3.41 1.54-5 4.9-5 .63 0 1.73.13 2.18.25v2.78a13 13 0 0 0-1.16-.04c-1.64 0-2.28.62-2.28 2.24V12h3.28l-.56 3.07h-2.72v6.85A10 10 0 0 0 22 12Z',
    },
  ],
}

export function ThirdPartyMark({ provider }: { readonly provider: Provider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      {MARKS[provider].map(({ fill, path }) => (
        <path key={fill} fill={fill} d={path} />
      ))}
    </svg>
  )
}

import { useText } from '../../i18n/useText.ts'
import { DrawnSteps } from '../../ui/DrawnSteps.tsx'

const STEPS = [
  {
    n: 1,
    crayon: 'M18 62c14-26 38-30 46-12s20 20 44-10',
    pen: 'M52 66a22 22 0 1 0 0-44 22 22 0 0 0 0 44Zm16-6 20 20M44 38c2-4 5-6 9-6',
  },
  {
    n: 2,
    crayon: 'M16 66c20-4 18-30 40-28s12 26 30 22 14-22 28-22',
    pen: 'M24 24h34v58H24zm42 0h34v58H66zM32 37h18m-18 12h18m-18 12h10M74 37h18m-18 12h18m-18 12h10',
  },
  {
    n: 3,
    crayon: 'M14 58c20-16 30-8 34 4s18 12 30-4 20-12 34 0',
    pen: 'M62 48a15 15 0 1 0 0-30 15 15 0 0 0 0 30ZM30 84c1-17 12-26 32-26s31 9 32 26M56 31c0-3 2-5 5-5.5',
  },
] as const

export function HowItWorks() {
  const t = useText()
  const steps = STEPS.map(({ n, ...drawing }) => ({
    ...drawing,
    title: t(`landing.how_${n}`),
    about: t(`landing.how_${n}_about`),
  }))
  return (
    <section aria-labelledby="how">
      <h2 id="how">{t('landing.how')}</h2>
      <DrawnSteps steps={steps} />
    </section>
  )
}

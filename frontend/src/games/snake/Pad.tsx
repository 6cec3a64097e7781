import { HEADINGS } from '@kredka/contracts/games/engine/snake-1/board'
import { useText } from '../../i18n/useText.ts'
import { ArrowPad } from '../components/ArrowPad.tsx'

export function Pad({ onHead }: { readonly onHead: (to: number) => void }) {
  const t = useText()
  const arrows = HEADINGS.map((way) => ({ way, label: t(`snake.to_${way}`) }))
  return <ArrowPad label={t('snake.pad')} arrows={arrows} atOnce onPress={onHead} />
}

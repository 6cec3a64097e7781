import { ICONS, type IconName } from './icons.ts'

interface Props {
  readonly name: IconName
  /** In px. Default 20. */
  readonly size?: number
  /** What it says where no word stands beside it; without it the icon is decoration. */
  readonly label?: string
  readonly className?: string | undefined
}

/** One line style: 24 grid, 1.75 stroke, round ends. */
export function Icon({ name, size = 20, label, className }: Props) {
  return (
    <>
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={ICONS[name]} />
      </svg>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </>
  )
}

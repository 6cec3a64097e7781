import classes from './crayon.module.css'

/** The stroke under the words that matter, drawn as by a crayon. */
export function Crayon() {
  return (
    <svg className={classes.crayon} viewBox="0 0 400 26" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <filter id="crayon" x="-2%" y="-40%" width="104%" height="180%">
        <feTurbulence type="fractalNoise" baseFrequency="0.9 0.5" numOctaves="2" seed="4" result="grain" />
        <feDisplacementMap in="SourceGraphic" in2="grain" scale="5" />
      </filter>
      <path filter="url(#crayon)" d="M6 16C70 7 142 6 204 10s132 5 190-1M30 22c70-7 190-9 300-4" />
    </svg>
  )
}

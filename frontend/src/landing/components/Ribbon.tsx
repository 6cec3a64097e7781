import classes from '../pages/landing-page.module.css'

/** One long pull of a crayon behind the search, from edge to edge. */
export function Ribbon() {
  return (
    <svg
      className={classes.ribbon}
      viewBox="0 0 1400 300"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <filter id="ribbon" x="-2%" y="-20%" width="104%" height="140%">
        <feTurbulence type="fractalNoise" baseFrequency="0.35 0.6" numOctaves="2" seed="11" result="grain" />
        <feDisplacementMap in="SourceGraphic" in2="grain" scale="14" />
      </filter>
      <path
        filter="url(#ribbon)"
        d="M-40 210C120 60 250 40 300 130s-20 150 90 110S560 30 680 60s40 190 150 180S980 40 1090 70s60 150 150 130 100-90 200-130"
      />
    </svg>
  )
}

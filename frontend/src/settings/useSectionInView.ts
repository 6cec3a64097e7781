import { useEffect, useState } from 'react'

/** How far down the window a section begins to count as the one being read, in pixels. */
const READING_LINE = 160

/**
 * The id of the section that is being read: the last one whose top has passed the line, at the page's end the last of
 * all.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const known = ids.join(' ')
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const sections = known.split(' ')
    const look = () => {
      const passed = sections.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < READING_LINE,
      )
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      setCurrent((atEnd && window.scrollY > 0 ? sections : passed).at(-1) ?? sections[0])
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [known])
  return current
}
